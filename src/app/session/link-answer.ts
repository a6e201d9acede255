import { type AuthFailure, authFailureCode } from "../../remote/auth/auth-failure.ts";
import { MAIL_LINK_TYPES, type MailLink } from "../../remote/auth/mail-link.ts";
import { ownPage } from "./landing.ts";

export interface LinkAnswer {
  readonly link: MailLink | null;
  readonly failure: AuthFailure["code"] | null;
  readonly isRecovery: boolean;
  readonly isInvited: boolean;
  readonly next: string | null;
}

const RESET_PAGE = /^\/auth\/reset-password\/?$/;
/** Hosted projects put a failure into the query, the fragment, or both. */
const MARKS = ["code", "access_token", "refresh_token", "token_hash", "error", "error_code"];

export function readLinkAnswer(url: URL): LinkAnswer {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const word = (name: string) => fragment.get(name) ?? url.searchParams.get(name);
  const type = word("type");
  const link = readLink(word);
  const isBroken = link === null && MARKS.some((mark) => word(mark) !== null);
  return {
    link,
    // Its description is ignored, because whoever makes a link could put any words on this page.
    failure: isBroken ? authFailureCode(word("error_code") ?? "") : null,
    isRecovery: type === "recovery" || RESET_PAGE.test(url.pathname),
    isInvited: type === "invite" || word("invited") === "true",
    next: ownPage(url.searchParams.get("next")),
  };
}

/** Removes the answer at once, because it holds a session (rule 14). */
export function takeLinkAnswer(location: Location, history: History): LinkAnswer {
  const answer = readLinkAnswer(new URL(location.href));
  history.replaceState(history.state, "", location.pathname);
  return answer;
}

function readLink(word: (name: string) => string | null): MailLink | null {
  if (word("error") !== null || word("error_code") !== null) return null;
  const code = word("code");
  if (code) return { kind: "code", code };
  const tokenHash = word("token_hash");
  const type = MAIL_LINK_TYPES.find((known) => known === word("type"));
  if (tokenHash && type) return { kind: "token-hash", tokenHash, type };
  const accessToken = word("access_token");
  const refreshToken = word("refresh_token");
  const expiresInS = Number(word("expires_in"));
  const isWhole = accessToken && refreshToken && expiresInS > 0 && word("token_type");
  return isWhole ? { kind: "tokens", accessToken, refreshToken, expiresInS } : null;
}

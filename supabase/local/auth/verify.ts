import { type ApiAnswer, type ApiRequest, jsonAnswer } from "../http/api-message.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError, invalidInput } from "./auth-error.ts";
import { hashOfCode, hashOfLink, PKCE_PREFIX, type UsedToken } from "./mails/one-time-token.ts";
import { redirectTarget } from "./mails/redirect-target.ts";
import { purposesOf, useToken } from "./mails/use-token.ts";
import { readAuthBody, readEmail } from "./read-auth-body.ts";
import type { SignInMethod } from "./sessions/access-token.ts";
import { issueCode } from "./sessions/pkce.ts";
import { type SessionJson, startSession } from "./sessions/session.ts";

/** POST /verify: exchanges a typed code, or the token of a link, for a session. */
export async function verifyCode(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  context.limiter.take("verify", request.callerAddress);
  const body = readAuthBody(request);
  const purposes = purposesOf(body.text("type"));
  const code = body.text("token");
  const linkToken = body.text("token_hash");
  if ((code === "") === (linkToken === "")) {
    throw invalidInput("Verify requires either a token or a token hash");
  }
  const email = code === "" ? undefined : readEmail(body.text("email"));
  const hash = email === undefined ? hashOfLink(linkToken) : hashOfCode(email, code);
  if (email !== undefined) context.limiter.take("wrongCode", email);
  const answer = await context.database.transaction(async (tx) => {
    const use = await useToken(tx, hash, purposes, "Token has expired or is invalid");
    if (use.kind === "half") return { msg: use.words, code: 200 };
    return startSession(context, tx, use.account, "otp");
  });
  if (email !== undefined) context.limiter.giveBack("wrongCode", email);
  return jsonAnswer(200, answer);
}

/**
 * GET /verify: a followed mail link; redirects with the session, a code (PKCE) or the failure
 * (docs/accounts.md). A token cannot be guessed, and a limit could be used up by other sites.
 */
export async function followLink(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const target = redirectTarget(context, request.query.get("redirect_to"));
  const type = request.query.get("type") ?? "";
  const token = request.query.get("token") ?? "";
  try {
    const purposes = purposesOf(type);
    return redirect(
      await context.database.transaction(async (tx) => {
        const words = "Email link is invalid or has expired";
        const use = await useToken(tx, hashOfLink(token), purposes, words);
        if (use.kind === "half") return withFragment(target, { message: use.words });
        const { code_challenge: challenge, code_challenge_method: method } = use.used;
        if (challenge !== null && method !== null) {
          const code = await issueCode(
            tx,
            use.account.id,
            { challenge, method },
            methodOf(use.used),
          );
          return withQuery(target, { code });
        }
        return withSession(target, await startSession(context, tx, use.account, "otp"), type);
      }),
    );
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return redirect(withError(target, error, token.startsWith(PKCE_PREFIX)));
  }
}

function methodOf({ token_type: purpose }: UsedToken): SignInMethod {
  if (purpose === "signup") return "email/signup";
  if (purpose === "invite" || purpose === "recovery" || purpose === "magiclink") return purpose;
  return "otp";
}

function withSession(target: string, session: SessionJson, type: string): string {
  return withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    type,
  });
}

/** As on a hosted project: a PKCE page reads the query, other pages the fragment. */
function withError(target: string, error: AuthError, isPkce: boolean): string {
  const failure = {
    error: error.status === 403 ? "access_denied" : "invalid_request",
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(isPkce ? withQuery(target, failure) : target, failure);
}

function withFragment(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}

function withQuery(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}

function redirect(location: string): ApiAnswer {
  return { status: 303, headers: { location } };
}

import type { SqlTransaction } from "../../database/sql-database.ts";
import type { ApiRequest } from "../../http/api-message.ts";
import type { Mail } from "../../mail/mail-transport.ts";
import type { AuthContext } from "../auth-context.ts";
import type { CodeChallenge } from "../sessions/pkce.ts";
import { MAIL_TEXTS, mailParagraphs } from "./mail-texts.ts";
import { issueOneTimeToken, type MailPurpose } from "./one-time-token.ts";
import { redirectTarget } from "./redirect-target.ts";

const STAMPS: Readonly<Record<MailPurpose, string>> = {
  signup: "confirmation_sent_at = now()",
  invite: "invited_at = now(), confirmation_sent_at = now()",
  recovery: "recovery_sent_at = now()",
  magiclink: "recovery_sent_at = now()",
  email_change_current: "updated_at = now()",
  email_change_new: "updated_at = now()",
  reauthentication: "updated_at = now()",
};

/**
 * Refuses a mail that comes too soon. It runs before the address is looked up, so that the refusal
 * does not tell whether the address has an account (rule 20).
 * @throws AuthError 429 over_email_send_rate_limit, over_request_rate_limit.
 */
export function limitMail(context: AuthContext, request: ApiRequest, email: string): void {
  // Our own functions send mails for many people from one address.
  if (request.headers.apikey !== context.secrets.secretKey) {
    context.limiter.take("mailPerCaller", request.callerAddress);
  }
  context.limiter.take("mail", email);
}

/** Makes the link and the code of a mail in `tx`; send the mail after `tx` is committed. */
export async function prepareAuthMail(
  context: AuthContext,
  tx: SqlTransaction,
  request: ApiRequest,
  user: { readonly id: string; readonly email: string },
  purpose: MailPurpose,
  challenge?: CodeChallenge,
): Promise<Mail> {
  const { linkToken, code } = await issueOneTimeToken(tx, user, purpose, challenge);
  await tx.query(`update auth.users set ${STAMPS[purpose]} where id = $1`, [user.id]);
  const link = new URL("/auth/v1/verify", context.siteUrl());
  link.searchParams.set("token", linkToken);
  link.searchParams.set("type", purpose.replace(/_(current|new)$/, ""));
  link.searchParams.set("redirect_to", redirectTarget(context, request.query.get("redirect_to")));
  return {
    to: user.email,
    subject: MAIL_TEXTS[purpose].subject,
    text: mailParagraphs(purpose, context.appName, link.href, code).join("\n\n"),
  };
}

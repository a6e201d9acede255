import type { SqlTransaction } from "../database/sql-database.ts";
import type { ApiRequest } from "../http/api-message.ts";
import type { Mail } from "../mail/mail-transport.ts";
import type { AuthContext } from "./auth-context.ts";
import { issueOneTimeToken, type MailPurpose } from "./one-time-token.ts";
import type { CodeChallenge } from "./pkce.ts";
import { redirectTarget } from "./redirect-target.ts";

const SUBJECTS: Readonly<Record<MailPurpose, string>> = {
  signup: "Confirm your e-mail address",
  invite: "You have been invited",
  recovery: "Reset your password",
  magiclink: "Your sign-in link",
};

const STAMPS: Readonly<Record<MailPurpose, string>> = {
  signup: "confirmation_sent_at = now()",
  invite: "invited_at = now(), confirmation_sent_at = now()",
  recovery: "recovery_sent_at = now()",
  magiclink: "recovery_sent_at = now()",
};

/**
 * Refuses a mail that comes too soon. Asked before the address is looked up, so that the
 * refusal says nothing about whether it has an account (rule 20).
 * @throws AuthError 429 over_email_send_rate_limit, over_request_rate_limit.
 */
export function limitMail(context: AuthContext, request: ApiRequest, email: string): void {
  context.limiter.take("mailPerCaller", request.remoteAddress);
  context.limiter.take("mail", email);
}

/** Makes the link and the code of a mail, in `tx`; send it once `tx` is committed. */
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
  link.searchParams.set("type", purpose);
  link.searchParams.set("redirect_to", redirectTarget(context, request.query.get("redirect_to")));
  return {
    to: user.email,
    subject: SUBJECTS[purpose],
    text: [
      `${SUBJECTS[purpose]}:`,
      link.href,
      `Or type this code: ${code}`,
      "Link and code work once, within an hour. If you did not ask for this, ignore it.",
    ].join("\n\n"),
  };
}

import type { SqlTransaction } from "../database/sql-database.ts";
import { type ApiAnswer, type ApiRequest, jsonAnswer } from "../http/api-message.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError, invalidInput } from "./auth-error.ts";
import type { MailPurpose } from "./mails/one-time-token.ts";
import { limitMail, prepareAuthMail } from "./mails/send-auth-mail.ts";
import { readAuthBody, readEmail, readMetadata } from "./read-auth-body.ts";
import { type CodeChallenge, readChallenge } from "./sessions/pkce.ts";
import { insertAccount, replaceUnconfirmed } from "./sign-up.ts";
import { findAccountByEmail, isBanned, type UserAccount } from "./user-account.ts";

/** POST /recover: mails a link to a new password if the address has an account. */
export async function recover(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const body = readAuthBody(request);
  if (body.text("email") === "") throw invalidInput("Password recovery requires an email");
  const email = readEmail(body.text("email"));
  return mailTo(context, request, email, readChallenge(body), () => "recovery");
}

/** POST /resend {type: "signup"}: mails the confirmation again if it is still needed. */
export async function resend(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const body = readAuthBody(request);
  if (body.text("type") !== "signup") {
    throw invalidInput("Missing one of these types: signup, email_change, sms, phone_change");
  }
  const email = readEmail(body.text("email"));
  return mailTo(context, request, email, readChallenge(body), (account) =>
    account.email_confirmed_at === null ? "signup" : undefined,
  );
}

/**
 * POST /otp and /magiclink: mails a sign-in link and code, and signs a new address up. The mail
 * replaces that of an unconfirmed sign-up and confirms no password (D14).
 */
export async function signInByMail(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const body = readAuthBody(request);
  if (body.has("phone")) {
    throw new AuthError(400, "phone_provider_disabled", "Unsupported phone provider");
  }
  const email = readEmail(body.text("email"));
  const challenge = readChallenge(body);
  const isCreating = body.flag("create_user") !== false;
  const data = readMetadata(body) ?? {};
  const choose = (account: UserAccount) =>
    account.email_confirmed_at === null ? "signup" : "magiclink";
  return mailTo(context, request, email, challenge, choose, async (tx) => {
    const known = await findAccountByEmail(tx, email);
    if (known === undefined) {
      return isCreating ? insertAccount(tx, { email, hash: null, data }) : undefined;
    }
    await replaceUnconfirmed(tx, known.id, { hash: null, data: {} });
    return known;
  });
}

/**
 * Sends the mail that `choose` names, or none. Whatever depends on the address happens after the
 * answer, which therefore takes the same time for every address (rule 20).
 */
async function mailTo(
  context: AuthContext,
  request: ApiRequest,
  email: string,
  challenge: CodeChallenge | undefined,
  choose: (account: UserAccount) => MailPurpose | undefined,
  find = (tx: SqlTransaction) => findAccountByEmail(tx, email),
): Promise<ApiAnswer> {
  // The limit also protects `find`.
  limitMail(context, request, email);
  await context.mail.rehearse();
  context.afterAnswer.run(async () => {
    const mail = await context.database.transaction(async (tx) => {
      const account = await find(tx);
      const purpose = account === undefined ? undefined : choose(account);
      if (account === undefined || purpose === undefined || isBanned(account)) return undefined;
      return prepareAuthMail(context, tx, request, account, purpose, challenge);
    });
    if (mail !== undefined) await context.mail.send(mail);
  });
  return jsonAnswer(200, {});
}

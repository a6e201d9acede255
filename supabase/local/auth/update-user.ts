import type { SqlTransaction } from "../database/sql-database.ts";
import { type ApiAnswer, type ApiRequest, jsonAnswer, notBuilt } from "../http/api-message.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError } from "./auth-error.ts";
import { beginEmailChange } from "./change-email.ts";
import { voidPendingMails } from "./mails/one-time-token.ts";
import { limitMail } from "./mails/send-auth-mail.ts";
import { checkStrength, hashPassword, matchesPassword } from "./password.ts";
import { checkMetadataBytes, readAuthBody, readEmail, readMetadata } from "./read-auth-body.ts";
import { requireRecentSignIn } from "./reauthenticate.ts";
import { requireSignedIn, type SignedIn } from "./sessions/current-user.ts";
import { readChallenge } from "./sessions/pkce.ts";
import { findAccountById, requireAddress, toUserJson } from "./user-account.ts";

/** PUT /user: changes password, metadata, and the address once both addresses have agreed. */
export async function updateUser(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const body = readAuthBody(request);
  if (body.has("phone")) return notBuilt("a telephone number");
  if (body.has("app_metadata")) {
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  const password = body.text("password");
  const data = readMetadata(body);
  const email = body.has("email") ? readEmail(body.text("email")) : undefined;
  const challenge = readChallenge(body);
  const { account, mails } = await context.database.transaction(async (tx) => {
    const person = await requireSignedIn(context, tx, request);
    if (body.has("password") || email !== undefined) requireAddress(person.account);
    if (body.has("password")) {
      await changePassword(context, tx, person, password, body.text("nonce"));
    }
    if (data !== undefined) {
      await changeMetadata(tx, person.account.id, data);
    }
    const isNew = email !== undefined && email !== person.account.email;
    if (isNew) limitMail(context, request, email);
    return {
      mails: isNew
        ? await beginEmailChange(context, tx, request, person.account, email, challenge)
        : [],
      account: (await findAccountById(tx, person.account.id)) ?? person.account,
    };
  });
  for (const mail of mails) await context.mail.send(mail);
  return jsonAnswer(200, toUserJson(account));
}

/** The bound holds for the sum, which many small changes could raise. */
async function changeMetadata(tx: SqlTransaction, id: string, data: object): Promise<void> {
  const [changed] = await tx.query<{ bytes: number }>(
    `update auth.users set updated_at = now(),
       raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $2::text::jsonb)
     where id = $1 returning octet_length(raw_user_meta_data::text) as bytes`,
    [id, JSON.stringify(data)],
  );
  checkMetadataBytes(changed?.bytes ?? 0);
}

/**
 * Ends the person's other sessions and mails, so that whoever knew the old password is out (rule
 * 13).
 */
async function changePassword(
  context: AuthContext,
  tx: SqlTransaction,
  person: SignedIn,
  password: string,
  nonce: string,
): Promise<void> {
  checkStrength(password);
  await requireRecentSignIn(context, tx, person, nonce);
  if (await matchesPassword(tx, password, person.account.encrypted_password)) {
    throw new AuthError(
      422,
      "same_password",
      "New password should be different from the old password.",
    );
  }
  await tx.query(
    "update auth.users set encrypted_password = $2, updated_at = now() where id = $1",
    [person.account.id, await hashPassword(tx, password)],
  );
  await voidPendingMails(tx, person.account.id);
  await tx.query("delete from auth.sessions where user_id = $1 and id <> $2", [
    person.account.id,
    person.sessionId,
  ]);
}

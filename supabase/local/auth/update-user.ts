import type { SqlTransaction } from "../database/sql-database.ts";
import { type ApiAnswer, type ApiRequest, jsonAnswer, notBuilt } from "../http/api-message.ts";
import type { AuthContext } from "./auth-context.ts";
import { AuthError } from "./auth-error.ts";
import { requireSignedIn, type SignedIn } from "./current-user.ts";
import { checkStrength, hashPassword, matchesPassword } from "./password.ts";
import { readAuthBody } from "./read-auth-body.ts";
import { findAccountById, toUserJson } from "./user-account.ts";

/** Security rule 13: a password is changed only soon after a sign-in. */
const RECENT_MS = 24 * 3_600_000;

/** PUT /user: password and user_metadata. */
export async function updateUser(context: AuthContext, request: ApiRequest): Promise<ApiAnswer> {
  const body = readAuthBody(request);
  if (body.has("email") || body.has("phone")) return notBuilt("a change of the address yet");
  if (body.has("app_metadata")) {
    throw new AuthError(403, "not_admin", "Updating app_metadata requires admin privileges");
  }
  const password = body.text("password");
  const data = body.object("data");
  return context.database.transaction(async (tx) => {
    const person = await requireSignedIn(context, tx, request);
    if (body.has("password")) await changePassword(tx, person, password);
    if (data !== undefined) {
      await tx.query(
        `update auth.users set updated_at = now(),
           raw_user_meta_data = jsonb_strip_nulls(raw_user_meta_data || $2::text::jsonb)
         where id = $1`,
        [person.account.id, JSON.stringify(data)],
      );
    }
    const account = (await findAccountById(tx, person.account.id)) ?? person.account;
    return jsonAnswer(200, toUserJson(account));
  });
}

/** Ends the person's other sessions: whoever knew the old password is out (rule 13). */
async function changePassword(
  tx: SqlTransaction,
  person: SignedIn,
  password: string,
): Promise<void> {
  if (Date.now() - person.sessionStartedAt.getTime() > RECENT_MS) {
    throw new AuthError(
      400,
      "reauthentication_needed",
      "Password update requires reauthentication",
    );
  }
  checkStrength(password);
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
  await tx.query("delete from auth.sessions where user_id = $1 and id <> $2", [
    person.account.id,
    person.sessionId,
  ]);
}

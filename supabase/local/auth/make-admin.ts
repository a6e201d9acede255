import { temporaryPassword } from "../../functions/_shared/temporary-password.ts";
import type { SqlDatabase, SqlTransaction } from "../database/sql-database.ts";
import { hashPassword } from "./password.ts";
import { readEmail } from "./read-auth-body.ts";
import { insertAccount } from "./sign-up.ts";
import { findAccountByEmail } from "./user-account.ts";

export interface MadeAdmin {
  readonly email: string;
  readonly outcome: "made" | "promoted" | "already_admin";
  /** Present when the account was made now; it must be changed at the first sign-in (D14). */
  readonly tempPassword?: string;
}

/**
 * Makes an admin at the console (D11): a confirmed account is promoted, any other address gets an
 * account with a temporary password. An unconfirmed account is replaced, since anybody may have
 * typed that address (D14).
 * @throws AuthError validation_failed for an invalid address.
 */
export async function makeAdmin(database: SqlDatabase, address: string): Promise<MadeAdmin> {
  const email = readEmail(address);
  return database.transaction(async (tx) => {
    const known = await findAccountByEmail(tx, email);
    if (known !== undefined && known.email_confirmed_at !== null) {
      const isAdmin = await isActingAdmin(tx, known.id);
      if (!isAdmin) await tx.query("select private.make_admin($1)", [email]);
      return { email, outcome: isAdmin ? "already_admin" : "promoted" };
    }
    if (known !== undefined) await tx.query("delete from auth.users where id = $1", [known.id]);
    const tempPassword = temporaryPassword();
    const hash = await hashPassword(tx, tempPassword);
    const { id } = await insertAccount(tx, { email, hash, data: {}, isConfirmed: true });
    await tx.query("select private.make_admin($1)", [email]);
    await tx.query(
      "update public.user_profiles set must_change_password = true where user_id = $1",
      [id],
    );
    return { email, outcome: "made", tempPassword };
  });
}

/** Whether anybody can administer this installation. */
export async function hasAdmin(database: SqlDatabase): Promise<boolean> {
  const [row] = await database.query<{ has: boolean }>(
    "select private.has_admin_besides(null) as has",
  );
  return row?.has === true;
}

async function isActingAdmin(tx: SqlTransaction, userId: string): Promise<boolean> {
  const rows = await tx.query(
    "select from public.user_profiles where user_id = $1 and role = 'admin' and not is_disabled",
    [userId],
  );
  return rows.length > 0;
}

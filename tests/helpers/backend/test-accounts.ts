import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";

export interface TestAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** Makes an account that can sign in, or an unconfirmed one that must be refused. */
export async function createAccount(
  database: SqlDatabase,
  email: string,
  options: { readonly password?: string; readonly isConfirmed?: boolean } = {},
): Promise<TestAccount> {
  const { password = "correct horse", isConfirmed = true } = options;
  const [row] = await database.query<{ id: string }>(
    `insert into auth.users (email, encrypted_password, email_confirmed_at)
     values ($1, extensions.crypt($2, extensions.gen_salt('bf', 4)), case when $3 then now() end)
     returning id`,
    [email, password, isConfirmed],
  );
  if (row === undefined) throw new Error("the account was not made");
  return { id: row.id, email, password };
}

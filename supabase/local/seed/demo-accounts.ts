import type { SqlDatabase } from "../database/sql-database.ts";

export interface DemoAccount {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly isAdmin: boolean;
}

/** The sign-ins of contract.md "Demo league". */
export const DEMO_ACCOUNTS = {
  admin: {
    id: "de300000-0000-4000-8000-000000000001",
    email: "admin@demo.test",
    password: "demo-admin-2026",
    fullName: "Avery Admin",
    isAdmin: true,
  },
  scorer: {
    id: "de300000-0000-4000-8000-000000000002",
    email: "scorer@demo.test",
    password: "demo-user-2026",
    fullName: "Sam Scorer",
    isAdmin: false,
  },
  scorer2: {
    id: "de300000-0000-4000-8000-000000000003",
    email: "scorer2@demo.test",
    password: "demo-user-2026",
    fullName: "Robin Second",
    isAdmin: false,
  },
  viewer: {
    id: "de300000-0000-4000-8000-000000000004",
    email: "viewer@demo.test",
    password: "demo-user-2026",
    fullName: "Val Viewer",
    isAdmin: false,
  },
} as const satisfies Record<string, DemoAccount>;

/** Makes the four confirmed accounts; their profiles come from the trigger. */
export async function insertDemoAccounts(database: SqlDatabase): Promise<void> {
  for (const account of Object.values(DEMO_ACCOUNTS)) {
    await database.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
       values ($1, $2, extensions.crypt($3, extensions.gen_salt('bf', 10)), now(), $4::text::jsonb)
       on conflict do nothing`,
      [
        account.id,
        account.email,
        account.password,
        JSON.stringify({ full_name: account.fullName }),
      ],
    );
    if (account.isAdmin) {
      await database.query("update public.user_profiles set role = 'admin' where user_id = $1", [
        account.id,
      ]);
    }
  }
}

/** The lines that a start prints: the demo accounts that this database still has. */
export async function demoSignIns(database: SqlDatabase): Promise<string[]> {
  const accounts = Object.values(DEMO_ACCOUNTS);
  const rows = await database.query<{ email: string }>(
    "select email from auth.users where email like '%@demo.test' and deleted_at is null",
  );
  const present = new Set(rows.map((row) => row.email));
  return accounts
    .filter(({ email }) => present.has(email))
    .map(({ email, password }) => `${email} / ${password}`);
}

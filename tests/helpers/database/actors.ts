import type { SqlDatabase, SqlTransaction } from "../../../supabase/local/database/sql-database.ts";

/** Somebody who calls the API: the role it switches to and the token's claims. */
export interface Actor {
  readonly name: string;
  readonly role: "anon" | "authenticated" | "service_role";
  readonly userId: string | null;
  readonly claims: Readonly<Record<string, unknown>>;
}

export const ANONYMOUS: Actor = {
  name: "anonymous",
  role: "anon",
  userId: null,
  claims: { role: "anon" },
};

export const SERVICE: Actor = {
  name: "service",
  role: "service_role",
  userId: null,
  claims: { role: "service_role" },
};

/** Runs `work` the way the API runs a request: role and claims for one transaction. */
export function runAs<T>(
  database: SqlDatabase,
  actor: Actor,
  work: (tx: SqlTransaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.query("select set_config('request.jwt.claims', $1, true)", [
      JSON.stringify(actor.claims),
    ]);
    await tx.exec(`set local role ${actor.role}`);
    return work(tx);
  });
}

export interface AccountOptions {
  readonly email?: string;
  readonly confirmed?: boolean;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Columns of user_profiles that an admin would set. */
  readonly profile?: Readonly<Record<string, string | boolean>>;
}

/** Makes an account as the auth server does; the profile comes from the trigger. */
export async function insertAccount(
  database: SqlDatabase,
  name: string,
  options: AccountOptions = {},
): Promise<Actor> {
  const id = crypto.randomUUID();
  const email = options.email ?? `${name.replaceAll(" ", ".")}.${id.slice(0, 8)}@people.test`;
  await database.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     values ($1, $2, $3, $4)`,
    [
      id,
      email,
      options.confirmed === false ? null : "2026-01-01T00:00:00Z",
      JSON.stringify(options.metadata ?? {}),
    ],
  );
  for (const [column, value] of Object.entries(options.profile ?? {})) {
    await database.query(`update user_profiles set ${column} = $2 where user_id = $1`, [id, value]);
  }
  const claims = {
    sub: id,
    role: "authenticated",
    email,
    user_metadata: options.metadata ?? {},
  };
  return { name, role: "authenticated", userId: id, claims };
}

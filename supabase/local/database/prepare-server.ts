import { StartUpError } from "../config/start-up-error.ts";
import type { SqlDatabase } from "./sql-database.ts";

/**
 * Refuses a database user who could not run the definer functions: row-level security is forced on
 * every table, so without BYPASSRLS every RPC would see no rows (security rule 1).
 * @throws StartUpError for the person who set DATABASE_URL.
 */
export async function prepareServer(database: SqlDatabase): Promise<void> {
  const [user] = await database.query<{ name: string; bypasses: boolean; version: number }>(
    `select rolname as name, rolsuper or rolbypassrls as bypasses,
            current_setting('server_version_num')::int as version
     from pg_roles where rolname = current_user`,
  );
  if (user === undefined) throw new Error("the database does not know its own user");
  if (user.version < 150_000) {
    throw new StartUpError("DATABASE_URL: PostgreSQL 15 or newer is needed.");
  }
  if (!user.bypasses) {
    throw new StartUpError(
      `DATABASE_URL: the user "${user.name}" needs BYPASSRLS. ` +
        `As a superuser run: alter role "${user.name}" bypassrls`,
    );
  }
  await checkApiRoles(database, user.name);
}

/** The roles that requests run as; platform.sql makes them if the user may. */
async function checkApiRoles(database: SqlDatabase, user: string): Promise<void> {
  const [missing] = await database.query<{ statements: string | null; may_make: boolean }>(
    `select string_agg(format('create role %s nologin noinherit%s;', name, attribute), ' '
              order by name) as statements,
            bool_and(rolsuper or (rolcreaterole and
              (attribute = '' or current_setting('server_version_num')::int >= 160000))) as may_make
     from (values ('anon', ''), ('authenticated', ''), ('service_role', ' bypassrls'))
         as api (name, attribute),
       pg_roles
     where rolname = current_user and name not in (select rolname from pg_roles)`,
  );
  const statements = missing?.statements ?? null;
  if (statements === null || missing?.may_make === true) return;
  throw new StartUpError(
    `DATABASE_URL: the user "${user}" may not make the roles that requests run as. ` +
      `As a superuser run: ${statements} grant anon, authenticated, service_role to "${user}"`,
  );
}

/**
 * Makes sure that requests can switch to the API's roles.
 * @throws StartUpError when the user is not a member of them and may not become one.
 */
export async function joinApiRoles(database: SqlDatabase): Promise<void> {
  const missing = await database.query<{ role: string; name: string }>(
    `select rolname as role, current_user as name from pg_roles
     where rolname in ('anon', 'authenticated', 'service_role')
       and not pg_has_role(current_user, oid, 'member')`,
  );
  for (const { role, name } of missing) {
    try {
      await database.exec(`grant ${role} to current_user`);
    } catch (error) {
      throw new StartUpError(
        `DATABASE_URL: the user "${name}" must be a member of ${role}. ` +
          `As a superuser run: grant anon, authenticated, service_role to "${name}"`,
        { cause: error },
      );
    }
  }
}

import type { SqlDatabase } from "./sql-database.ts";

/**
 * Refuses a database user who could not run the definer functions: row-level security is
 * forced on every table, so their owner needs BYPASSRLS (or superuser), else every RPC would
 * silently see nothing (security.md rule 1).
 * @throws with a sentence for the person who set DATABASE_URL.
 */
export async function prepareServer(database: SqlDatabase): Promise<void> {
  const [user] = await database.query<{ name: string; bypasses: boolean; version: number }>(
    `select rolname as name, rolsuper or rolbypassrls as bypasses,
            current_setting('server_version_num')::int as version
     from pg_roles where rolname = current_user`,
  );
  if (user === undefined) throw new Error("DATABASE_URL: the database does not know its own user.");
  if (user.version < 150_000) {
    throw new Error("DATABASE_URL: PostgreSQL 15 or newer is needed.");
  }
  if (!user.bypasses) {
    throw new Error(
      `DATABASE_URL: the user "${user.name}" needs BYPASSRLS. ` +
        `As a superuser run: alter role "${user.name}" bypassrls`,
    );
  }
}

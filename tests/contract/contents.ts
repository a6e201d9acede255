import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";

/**
 * A fingerprint of every table the API or the sign-in can reach, read as the owner, who sees
 * everything. Equal before and after proves that a refused call changed nothing; "no error" and
 * "empty" prove nothing.
 */
export async function readContents(database: SqlDatabase): Promise<Record<string, string>> {
  const rows = await database.query<{ relation: string; content: string }>(
    await fingerprintsOf(database),
  );
  return Object.fromEntries(rows.map(({ relation, content }) => [relation, content]));
}

const statements = new WeakMap<SqlDatabase, Promise<string>>();

/**
 * One statement over all tables, built once for each database, because every cell of the matrix
 * runs it.
 */
function fingerprintsOf(database: SqlDatabase): Promise<string> {
  const known = statements.get(database) ?? makeStatement(database);
  statements.set(database, known);
  return known;
}

async function makeStatement(database: SqlDatabase): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  return [...tables.map(({ name }) => name), "auth.users"]
    .map(
      (relation) =>
        `select '${relation}' as relation,
           md5(coalesce(string_agg(r::text, '' order by r::text), '')) as content from ${relation} r`,
    )
    .join(" union all ");
}

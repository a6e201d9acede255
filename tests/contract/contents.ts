import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";

/**
 * A fingerprint of every table the API or the sign-in can reach, read as the owner, who sees
 * everything: equal before and after is the proof that a refused call changed nothing ("no
 * error" and "empty" prove nothing).
 */
export async function readContents(database: SqlDatabase): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for (const relation of [...(await tablesOf(database)), "auth.users"]) {
    const [row] = await database.query<{ content: string }>(
      `select md5(coalesce(string_agg(r::text, '' order by r::text), '')) as content from ${relation} r`,
    );
    contents[relation] = row?.content ?? "";
  }
  return contents;
}

async function tablesOf(database: SqlDatabase): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  return rows.map((row) => row.name);
}

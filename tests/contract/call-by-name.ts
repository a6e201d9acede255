import type { SqlDatabase, SqlTransaction } from "../../supabase/local/database/sql-database.ts";

/** The arguments of a function of the API as a record type: `p_a uuid, p_b jsonb`. */
export async function argumentTypes(database: SqlDatabase, name: string): Promise<string> {
  const [row] = await database.query<{ types: string | null }>(
    `select string_agg(format('%I %s', arg.name, arg.type::regtype), ', ') as types
     from pg_proc p, unnest(p.proargnames[1:p.pronargs], p.proargtypes::oid[]) as arg (name, type)
     where p.pronamespace = 'public'::regnamespace and p.proname = $1`,
    [name],
  );
  return row?.types ?? "";
}

/** Calls a function of the API with a JSON object of arguments, as the gateway does. */
export function callByName(
  tx: SqlTransaction,
  name: string,
  types: string,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const names = Object.keys(args);
  if (names.length === 0) return tx.query(`select * from public.${name}()`);
  const passed = names.map((arg) => `${arg} := args.${arg}`).join(", ");
  return tx.query(
    `select result.* from json_to_record($1::json) as args(${types}), lateral public.${name}(${passed}) as result`,
    [JSON.stringify(args)],
  );
}

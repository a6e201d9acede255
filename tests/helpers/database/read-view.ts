import { readRows, type TableRow } from "../../../src/contract/rows/table-row.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { type Actor, runAs } from "./actors.ts";

/** Rows as a client reads them: its columns, as JSON, through its schema; `where` speaks of `$1`. */
export async function readView<Row>(
  database: SqlDatabase,
  actor: Actor,
  row: TableRow<Row>,
  where: string,
  id: string,
  view: string = row.table,
): Promise<readonly Row[]> {
  const [answer] = await runAs(database, actor, (tx) =>
    tx.query<{ body: unknown }>(
      `select coalesce(json_agg(r), '[]') as body from (
         select ${row.columns} from ${view} where ${where}) r`,
      [id],
    ),
  );
  const rows = readRows(row, answer?.body);
  if (rows === null) throw new Error(`${view} is not what its schema promises`);
  return rows;
}

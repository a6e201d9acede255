import type { SqlTransaction } from "../database/sql-database.ts";
import type { ReadQuery } from "./read-query.ts";
import type { RowsPage } from "./rows-answer.ts";

/**
 * Reads one page of `source`, a quoted relation or a function call. PostgreSQL writes the JSON, so
 * numbers, dates and timestamps look as they do from PostgREST.
 */
export async function readRows(
  tx: SqlTransaction,
  source: string,
  query: ReadQuery,
  isCounted: boolean,
): Promise<RowsPage> {
  const { select, where, orderBy, limit, offset, parameters } = query;
  const total = isCounted ? `(select count(*) from ${source} ${where})` : "null::bigint";
  const [row] = await tx.query<{ json: string; row_count: number; total: number | null }>(
    `select coalesce(json_agg(page), '[]')::text as json, count(page) as row_count, ${total} as total
     from (select ${select} from ${source} ${where} ${orderBy} limit ${limit} offset ${offset}) page`,
    parameters.values,
  );
  return {
    json: row?.json ?? "[]",
    rowCount: row?.row_count ?? 0,
    offset,
    total: row?.total ?? undefined,
  };
}

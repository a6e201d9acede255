import type { SqlTransaction } from "../database/sql-database.ts";
import type { ReadQuery } from "./read-query.ts";
import { RestError } from "./rest-error.ts";
import type { RowsPage } from "./rows-answer.ts";

/** Rows beyond this are left to the next page; a first row always comes. */
const MAX_BYTES = 4_000_000;

/**
 * Reads one page of `source`, a quoted relation or a function call. PostgreSQL writes the JSON, so
 * numbers, dates and timestamps look as they do from PostgREST.
 */
export async function selectRows(
  tx: SqlTransaction,
  source: string,
  query: ReadQuery,
  isCounted: boolean,
): Promise<RowsPage> {
  const { select, where, orderBy, limit, offset, parameters } = query;
  const total = isCounted ? `(select count(*) from ${source} ${where})` : "null::bigint";
  const [row] = await tx.query<{
    json: string;
    row_count: number;
    is_cut: boolean;
    total: number | null;
  }>(
    `select '[' || coalesce(string_agg(line, ',' order by n) filter (where fits), '') || ']' as json,
       count(*) filter (where fits) as row_count, coalesce(not bool_and(fits), false) as is_cut,
       ${total} as total
     from (
       select line, n, n = 1 or sum(octet_length(line)) over (order by n) <= ${MAX_BYTES} as fits
       from (
         select row_to_json(page.*)::text as line, row_number() over () as n
         from (select ${select} from ${source} ${where} ${orderBy} limit ${limit} offset ${offset}) page
       ) lines
     ) cut`,
    parameters.values,
  );
  // Without a count, nobody could see that the page is not the whole answer (I23).
  if (row?.is_cut === true && !isCounted) throw answerTooLarge(MAX_BYTES);
  return {
    json: row?.json ?? "[]",
    rowCount: row?.row_count ?? 0,
    offset,
    total: row?.total ?? undefined,
  };
}

function answerTooLarge(bytes: number): RestError {
  return new RestError(413, {
    code: "PT413",
    message: `The answer has more than ${bytes} bytes`,
    hint: "Ask for fewer rows, or for pages with Prefer: count=exact.",
  });
}

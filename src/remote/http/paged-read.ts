import { type RowSchema, readRows } from "../../contract/rows/read-rows.ts";
import type { TransportResult } from "../../sync/transport.ts";
import { UNREADABLE } from "./classify-error.ts";
import type { RestCalls } from "./rest-calls.ts";
import type { RestAnswer, Select } from "./rest-query.ts";

/** Rows asked for at a time; a server may cap lower, which is no end (I23). */
const PAGE_LENGTH = 1_000;

/** A table or view that is read as a whole list. */
export interface ListedTable<Row> {
  readonly table: string;
  readonly columns: string;
  readonly schema: RowSchema<Row>;
  /** A unique column, in the order of which pages follow one another. */
  readonly key: string;
  readonly keyOf: (row: Row) => string;
}

/**
 * Every row, or an answer that says why not: never a part of a list (I23). Pages continue after
 * the last key, so that rows that come or go meanwhile shift nothing; the server's own count
 * of what is left tells the end, because a short page may only mean a lower cap.
 */
export async function readAllRows<Row>(
  calls: RestCalls,
  signal: AbortSignal,
  listed: ListedTable<Row>,
  filter: (select: Select) => Select = (select) => select,
): Promise<TransportResult<readonly Row[]>> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const page = await calls.asReader(
      signal,
      (rest) => {
        const { table, columns, key, keyOf } = listed;
        const filtered = filter(rest.from(table).select(columns, { count: "exact" }));
        const after = last === undefined ? filtered : filtered.gt(key, keyOf(last));
        return after.order(key).limit(PAGE_LENGTH);
      },
      (answer) => readPage(answer, listed.schema),
    );
    if (!page.ok) return page;
    rows.push(...page.value.rows);
    if (page.value.left <= page.value.rows.length) return { ok: true, value: rows };
    if (page.value.rows.length === 0) return { ok: false, answer: UNREADABLE };
  }
}

/**
 * In: the column that says what a row belongs to. Out: reads of all rows of a table that belong to
 * what is asked for; `narrow` says which of them.
 */
export function readsBy(calls: RestCalls, column: string) {
  return <Row>(listed: ListedTable<Row>, narrow?: (select: Select) => Select) =>
    (value: string, signal: AbortSignal) =>
      readAllRows(calls, signal, listed, (select) => {
        const belonging = select.eq(column, value);
        return narrow?.(belonging) ?? belonging;
      });
}

/** One row by its id; null where the server has none for this reader. */
export async function readById<Row>(
  calls: RestCalls,
  { table, columns, schema }: Pick<ListedTable<Row>, "table" | "columns" | "schema">,
  id: string,
  signal: AbortSignal,
): Promise<TransportResult<Row | null>> {
  const rows = await calls.asReader(
    signal,
    (rest) => rest.from(table).select(columns).eq("id", id),
    ({ data }) => readRows(schema, data),
  );
  return rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows;
}

function readPage<Row>(
  answer: RestAnswer,
  schema: RowSchema<Row>,
): { readonly rows: readonly Row[]; readonly left: number } | null {
  const rows = readRows(schema, answer.data);
  if (rows === null || answer.count === null || Number.isNaN(answer.count)) return null;
  return { rows, left: answer.count };
}

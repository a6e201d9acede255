import type { Database } from "../../contract/database.types.ts";
import { type RowSchema, readRows } from "../../contract/rows/read-rows.ts";
import type { TransportResult } from "../../sync/transport.ts";
import { UNREADABLE } from "./classify-error.ts";
import type { Answer, Http, Query } from "./http.ts";

type Relation = keyof Database["public"]["Tables"];

/** Rows asked for at a time; a server may cap lower, which is no end (I23). */
const PAGE_LENGTH = 1_000;

/** An open query of supabase-js fits. */
export interface Select extends Query {
  eq(column: string, value: string | boolean): Select;
  gt(column: string, value: string): Select;
  is(column: string, value: null): Select;
  /** A long list makes a long address, so ask for a hundred at most. */
  in(column: string, values: readonly string[]): Select;
  order(column: string): Select;
  limit(count: number): Select;
}

/** Read as a whole list. */
export interface ListedTable<Row> {
  readonly table: Relation;
  readonly columns: string;
  readonly schema: RowSchema<Row>;
  readonly order: PageOrder<Row>;
}

interface PageOrder<Row> {
  /** A unique column, in the order of which pages follow one another. */
  readonly key: string;
  readonly keyOf: (row: Row) => string;
}

export function listed<Row>(
  table: Relation,
  columns: string,
  schema: RowSchema<Row>,
  order: PageOrder<Row>,
): ListedTable<Row> {
  return { table, columns, schema, order };
}

/**
 * Never a part of a list (I23). Pages go on after the last key, so that rows that come or go shift
 * nothing; the server's count tells the end, because a short page may only mean a lower cap.
 */
export async function readAllRows<Row>(
  http: Http,
  signal: AbortSignal,
  list: ListedTable<Row>,
  filter: (select: Select) => Select = (select) => select,
): Promise<TransportResult<readonly Row[]>> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const page = await http.asReader(
      signal,
      (client) => {
        const { table, columns, order } = list;
        const all: Select = client.from(table).select(columns, { count: "exact" });
        const filtered = filter(all);
        const after = last === undefined ? filtered : filtered.gt(order.key, order.keyOf(last));
        return after.order(order.key).limit(PAGE_LENGTH);
      },
      (answer) => readPage(answer, list.schema),
    );
    if (!page.ok) return page;
    rows.push(...page.value.rows);
    if (page.value.left <= page.value.rows.length) return { ok: true, value: rows };
    if (page.value.rows.length === 0) return { ok: false, answer: UNREADABLE };
  }
}

export function readsBy(http: Http, column: string) {
  return <Row>(list: ListedTable<Row>, narrow?: (select: Select) => Select) =>
    (value: string, signal: AbortSignal) =>
      readAllRows(http, signal, list, (select) => {
        const belonging = select.eq(column, value);
        return narrow?.(belonging) ?? belonging;
      });
}

/** null where the server has none for this reader. */
export async function readById<Row>(
  http: Http,
  { table, columns, schema }: Pick<ListedTable<Row>, "table" | "columns" | "schema">,
  id: string,
  signal: AbortSignal,
): Promise<TransportResult<Row | null>> {
  const rows = await http.asReader(
    signal,
    (client) => {
      const all: Select = client.from(table).select(columns);
      return all.eq("id", id);
    },
    ({ data }) => readRows(schema, data),
  );
  return rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows;
}

function readPage<Row>(
  answer: Answer,
  schema: RowSchema<Row>,
): { readonly rows: readonly Row[]; readonly left: number } | null {
  const rows = readRows(schema, answer.data);
  if (rows === null || answer.count == null || Number.isNaN(answer.count)) return null;
  return { rows, left: answer.count };
}

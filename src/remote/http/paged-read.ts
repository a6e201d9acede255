import { readRows, type TableRow } from "../../contract/rows/table-row.ts";
import type { TransportResult } from "../../sync/transport.ts";
import { UNREADABLE } from "./classify-error.ts";
import type { Http, Query, Supabase } from "./http.ts";

/** Rows per request; a server may send fewer, which is not the end (I23). */
const PAGE_LENGTH = 1_000;

/** An open query of supabase-js fits this type. */
export interface Select extends Query {
  eq(column: string, value: string | boolean): Select;
  gt(column: string, value: string): Select;
  is(column: string, value: null): Select;
  /** A long list makes a long address, so ask for a hundred at most. */
  in(column: string, values: readonly string[]): Select;
  order(column: string, options?: { readonly ascending: boolean }): Select;
  limit(count: number): Select;
}

export function selectFrom(
  client: Supabase,
  { table, columns }: Pick<TableRow<unknown, string | null>, "table" | "columns">,
  options: { readonly count?: "exact" } = {},
): Select {
  return client.from(table).select(columns, options);
}

/** Goes on after the last key; the server's count tells the end, as pages may be capped (I23). */
export async function readAllRows<Row>(
  http: Http,
  signal: AbortSignal,
  list: TableRow<Row>,
  filter: (select: Select) => Select = (select) => select,
): Promise<TransportResult<readonly Row[]>> {
  const rows: Row[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await http.asReader(
      signal,
      (client) => {
        const filtered = filter(selectFrom(client, list, { count: "exact" }));
        const left = after === undefined ? filtered : filtered.gt(list.key, after);
        return left.order(list.key).limit(PAGE_LENGTH);
      },
      (data, count) => readPage(list, data, count),
    );
    if (!page.ok) return page;
    rows.push(...page.value.rows);
    if (page.value.left <= page.value.rows.length) return { ok: true, value: rows };
    after = page.value.lastKey;
    if (after === undefined) return { ok: false, answer: UNREADABLE };
  }
}

export function readsBy(http: Http, column: string) {
  return <Row>(list: TableRow<Row>, narrow?: (select: Select) => Select) =>
    (value: string, signal: AbortSignal) =>
      readAllRows(http, signal, list, (select) => {
        const belonging = select.eq(column, value);
        return narrow?.(belonging) ?? belonging;
      });
}

/** null if the server has none for this reader. */
export async function readById<Row>(
  http: Http,
  list: TableRow<Row>,
  id: string,
  signal: AbortSignal,
): Promise<TransportResult<Row | null>> {
  const rows = await http.asReader(
    signal,
    (client) => selectFrom(client, list).eq("id", id),
    (data) => readRows(list, data),
  );
  return rows.ok ? { ok: true, value: rows.value[0] ?? null } : rows;
}

interface Page<Row> {
  readonly rows: readonly Row[];
  /** The number of rows from the first of these to the end of the list. */
  readonly left: number;
  /** Undefined without rows. */
  readonly lastKey: string | undefined;
}

function readPage<Row>(
  list: TableRow<Row>,
  data: unknown,
  count: number | null | undefined,
): Page<Row> | null {
  const rows = readRows(list, data);
  if (rows === null || count == null || Number.isNaN(count)) return null;
  const [last] = Array.isArray(data) ? data.slice(-1) : [];
  return { rows, left: count, lastKey: last?.[list.key] };
}

import type { TransportResult } from "../sync/transport.ts";
import { UNREADABLE } from "./classify-error.ts";
import type { RestCalls } from "./rest-calls.ts";
import type { RestAnswer, Select } from "./rest-query.ts";

/** Rows asked for at a time; a server may cap lower, which is no end (I23). */
const PAGE_LENGTH = 1_000;

export interface TableRead<Row> {
  readonly table: string;
  readonly columns: string;
  /** A unique column, in the order of which pages follow one another. */
  readonly key: string;
  readonly keyOf: (row: Row) => string;
  readonly filter?: (select: Select) => Select;
  readonly read: (body: unknown) => readonly Row[] | null;
}

/**
 * Every row, or an answer that says why not: never a part of a list (I23). Pages continue after
 * the last key, so that rows that come or go meanwhile shift nothing; the server's own count
 * of what is left tells the end, because a short page may only mean a lower cap.
 */
export async function readAllRows<Row>(
  calls: RestCalls,
  signal: AbortSignal,
  task: TableRead<Row>,
): Promise<TransportResult<readonly Row[]>> {
  const rows: Row[] = [];
  for (;;) {
    const last = rows.at(-1);
    const page = await calls.asReader(
      signal,
      (rest) => {
        const select = rest.from(task.table).select(task.columns, { count: "exact" });
        const filtered = task.filter?.(select) ?? select;
        const after = last === undefined ? filtered : filtered.gt(task.key, task.keyOf(last));
        return after.order(task.key).limit(PAGE_LENGTH);
      },
      (answer) => readPage(answer, task),
    );
    if (!page.ok) return page;
    rows.push(...page.value.rows);
    if (page.value.left <= page.value.rows.length) return { ok: true, value: rows };
    if (page.value.rows.length === 0) return { ok: false, answer: UNREADABLE };
  }
}

function readPage<Row>(
  answer: RestAnswer,
  task: TableRead<Row>,
): { readonly rows: readonly Row[]; readonly left: number } | null {
  const rows = task.read(answer.data);
  if (rows === null || answer.count === null || Number.isNaN(answer.count)) return null;
  return { rows, left: answer.count };
}

import type { StatTrackerDb } from "../db/db.ts";
import type { ReferenceRecord } from "../db/records.ts";
import { keysOf, type ReferencePlace } from "./reference-rows.ts";

type Row = { readonly id: string };

/** Rows are copied as they are read, and thousands in one task would block the screen. */
const ROWS_IN_TASK = 250;
/**
 * Dexie names the keys of fewer than 50 rows to live queries, and reports more in one call as a change
 * of the whole table: to read again costs less than to name them, and a larger call blocks the screen.
 */
const ROWS_IN_PUT = 64;

/** Runs inside a transaction over `reference`; equal rows are not written again. */
export async function renewAll(
  db: StatTrackerDb,
  place: ReferencePlace,
  rows: readonly Row[],
): Promise<void> {
  const changed = new Map(rows.map((row) => [row.id, row]));
  const gone: ReferenceRecord[] = [];
  for (let after: string | undefined; ; ) {
    const stored = await db.reference
      .where("[table+scope+key]")
      .between(...keysOf(place, after), after === undefined, true)
      .limit(ROWS_IN_TASK)
      .toArray();
    for (const record of stored) {
      if (!changed.has(record.key)) gone.push(record);
      else if (isSameValue(changed.get(record.key), record.row)) changed.delete(record.key);
    }
    if (stored.length < ROWS_IN_TASK) break;
    after = stored.at(-1)?.key;
  }
  await db.reference.bulkDelete(gone.map(({ table, scope, key }) => [table, scope, key]));
  await putRows(db, place, [...changed.values()]);
}

export async function renewSome(
  db: StatTrackerDb,
  place: ReferencePlace,
  rows: readonly Row[],
): Promise<void> {
  const { table, scope } = place;
  const stored = await db.reference.bulkGet(rows.map(({ id }) => [table, scope, id]));
  const changed = rows.filter((row, index) => !isSameValue(row, stored[index]?.row));
  await putRows(db, place, changed);
}

async function putRows(
  db: StatTrackerDb,
  { table, scope }: ReferencePlace,
  rows: readonly Row[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_IN_PUT) {
    const some = rows.slice(from, from + ROWS_IN_PUT);
    await db.reference.bulkPut(
      some.map((row): ReferenceRecord => ({ table, scope, key: row.id, row })),
    );
  }
}

/** Compares by content; objects that are not plain equal only themselves. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name], b[name]));
}

/** Checks the tag, because objects from a database may belong to another realm. */
function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return Array.isArray(value) || Object.prototype.toString.call(value) === "[object Object]";
}

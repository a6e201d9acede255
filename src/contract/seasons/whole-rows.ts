import * as v from "valibot";
import type { Tables, Views } from "../database.types.ts";
import type { TableRow } from "../rows/table-row.ts";

/** A server row with every column that its reader may see. */
export type WholeRow = Readonly<Record<string, unknown>>;

type Relations = Tables & Views;

/** Files hold whole rows; screens read rows in the domain's words. */
export function wholeRows<Key extends string | null>(
  table: keyof Relations,
  key: Key,
): TableRow<WholeRow, Key> {
  return { table, key, columns: "*", schema: v.record(v.string(), v.unknown()) };
}

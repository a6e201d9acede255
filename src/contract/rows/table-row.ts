import * as v from "valibot";
import type { Tables, Views } from "../database.types.ts";
import {
  type ColumnsOf,
  columnSchemas,
  type RowOf,
  type RowShape,
  shapeSchema,
} from "./row-shape.ts";

type Relations = Tables & Views;
type RowSchema<Row> = v.GenericSchema<unknown, Row>;

export interface TableRow<Row, Key extends string | null = string> {
  readonly table: keyof Relations;
  /** A unique text column that orders the pages of a list; null if it is not read in pages. */
  readonly key: Key;
  readonly columns: string;
  readonly schema: RowSchema<Row>;
}

type Checked<Shape, Column> = [ColumnsOf<Shape>] extends [Column]
  ? unknown
  : { readonly noColumn: Exclude<ColumnsOf<Shape>, Column> };

/** The compiler checks each column against the migrated database (`npm run gen:types`). */
export function tableRow<
  Relation extends keyof Relations,
  Key extends (keyof Relations[Relation] & string) | null,
  const Shape extends RowShape,
>(
  table: Relation,
  key: Key,
  shape: Shape & Checked<Shape, keyof Relations[Relation]>,
): TableRow<RowOf<Shape>, Key> {
  const columns = Object.keys(columnSchemas(shape)).join(",");
  return { table, key, columns, schema: shapeSchema<Shape>(shape) };
}

/** Serves rows that need more than other names. */
export function mapRow<Read, Row, Key extends string | null>(
  table: TableRow<Read, Key>,
  toRow: (row: Read) => Row,
): TableRow<Row, Key> {
  return { ...table, schema: v.pipe(table.schema, v.transform(toRow)) };
}

/**
 * Returns null when one row does not fit: a shorter list would look like a smaller league (I23).
 */
export function readRows<Row>(
  { schema }: { readonly schema: RowSchema<Row> },
  body: unknown,
): readonly Row[] | null {
  const parsed = v.safeParse(v.array(schema), body);
  return parsed.success ? parsed.output : null;
}

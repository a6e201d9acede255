import * as v from "valibot";

/** How a row of a table is read. */
export type RowSchema<Row> = v.GenericSchema<unknown, Row>;

/**
 * Reads a page of table rows; null when it is no list or one row is not what the table
 * promises. A row is never left out: a shorter list would look like a shorter league (I23).
 */
export function readRows<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): readonly v.InferOutput<Schema>[] | null {
  const parsed = v.safeParse(v.array(schema), body);
  return parsed.success ? parsed.output : null;
}

import * as v from "valibot";

export type RowSchema<Row> = v.GenericSchema<unknown, Row>;

/**
 * Reads a page of table rows; returns null when it is no list or one row does not fit the schema.
 * It never skips a row, because a shorter list would look like a smaller league (I23).
 */
export function readRows<Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
): readonly v.InferOutput<Schema>[] | null {
  const parsed = v.safeParse(v.array(schema), body);
  return parsed.success ? parsed.output : null;
}

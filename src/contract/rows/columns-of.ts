import type { Tables, Views } from "../database.types.ts";

type Relations = Tables & Views;

/**
 * Returns the select list of a row schema, which is its keys. The compiler checks them against the
 * migrated database, so a renamed or dropped column fails the build after `npm run gen:types`.
 */
export function columnsOf<
  Relation extends keyof Relations,
  Column extends keyof Relations[Relation] & string,
>(_relation: Relation, schema: { readonly entries: Readonly<Record<Column, unknown>> }): string {
  return Object.keys(schema.entries).join(",");
}

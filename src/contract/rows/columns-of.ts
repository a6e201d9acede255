import type { Tables, Views } from "../database.types.ts";

type Relations = Tables & Views;

/**
 * A select list that the compiler checks against the migrated database: a renamed or dropped
 * column stops the build after `npm run gen:types`. Out: the names joined for the query.
 */
export function columnsOf<Relation extends keyof Relations>(
  _relation: Relation,
  ...names: readonly (keyof Relations[Relation] & string)[]
): string {
  return names.join(",");
}

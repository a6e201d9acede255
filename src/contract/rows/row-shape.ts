import * as v from "valibot";
import { snakeCase } from "../key-case.ts";

interface Column<Name extends string = string, Schema extends v.GenericSchema = v.GenericSchema> {
  readonly column: Name;
  readonly schema: Schema;
}

/**
 * A schema alone reads the column whose name is the property in snake_case, `column` names another
 * one, and a nested shape becomes a nested object.
 */
export interface RowShape {
  readonly [property: string]: v.GenericSchema | Column | RowShape;
}

export type RowOf<Shape> = {
  readonly [Name in keyof Shape]: Shape[Name] extends v.GenericSchema
    ? v.InferOutput<Shape[Name]>
    : Shape[Name] extends Column<string, infer Schema>
      ? v.InferOutput<Schema>
      : RowOf<Shape[Name]>;
};

export type ColumnsOf<Shape> = {
  [Name in keyof Shape & string]: Shape[Name] extends v.GenericSchema
    ? SnakeCase<Name>
    : Shape[Name] extends Column<infer Column>
      ? Column
      : ColumnsOf<Shape[Name]>;
}[keyof Shape & string];

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

export const text = v.string();
export const optionalText = v.nullable(text);
export const count = v.pipe(v.number(), v.integer());
export const sequence = v.pipe(count, v.minValue(0));

/** An older answer that lacks the property reads as null. */
export function mayLack<Schema extends v.GenericSchema>(schema: Schema) {
  return v.optional(v.nullable(schema), null);
}

export function column<const Name extends string, Schema extends v.GenericSchema>(
  name: Name,
  schema: Schema,
): Column<Name, Schema> {
  return { column: name, schema };
}

export function shapeSchema<const Shape extends RowShape>(
  shape: Shape,
): v.GenericSchema<unknown, RowOf<Shape>> {
  return v.pipe(
    v.object(columnSchemas(shape)),
    // The row has the shape's properties, which TypeScript cannot see in a loop.
    v.transform(readerOf(shape) as (row: Columns) => RowOf<Shape>),
  );
}

export function columnSchemas(shape: RowShape): Record<string, v.GenericSchema> {
  const entries: Record<string, v.GenericSchema> = {};
  for (const [name, part] of Object.entries(shape)) {
    if (isSchema(part)) entries[snakeCase(name)] = part;
    else if (isColumn(part)) entries[part.column] = part.schema;
    else Object.assign(entries, columnSchemas(part));
  }
  return entries;
}

type Columns = Readonly<Record<string, unknown>>;

function readerOf(shape: RowShape): (row: Columns) => object {
  const properties = Object.entries(shape).map(([name, part]) => {
    if (!isSchema(part) && !isColumn(part)) return [name, readerOf(part)] as const;
    const source = isSchema(part) ? snakeCase(name) : part.column;
    return [name, (row: Columns) => row[source]] as const;
  });
  return (row) => Object.fromEntries(properties.map(([name, read]) => [name, read(row)]));
}

function isSchema(part: RowShape[string]): part is v.GenericSchema {
  return "kind" in part && part.kind === "schema";
}

function isColumn(part: Column | RowShape): part is Column {
  return typeof part.column === "string";
}

import type { SqlDatabase, SqlRow } from "../supabase/local/database/sql-database.ts";

interface ColumnRow extends SqlRow {
  relation: string;
  is_view: boolean;
  name: string;
  type: string;
  is_nullable: boolean;
}

interface FunctionRow extends SqlRow {
  name: string;
  arguments: { name: string; type: string; optional: boolean }[] | null;
  returns: string;
  is_set: boolean;
}

const HEADER = `// Generated from the migrated database by \`npm run gen:types\`; a test fails when it is stale.
// What the API's roles can see of the schema "public", in the database's own names.

export type Json = string | number | boolean | null | { [key: string]: Json } | Json[];
`;

const CLIENT_TYPES = `/** For \`createClient\` of supabase-js: views are read like tables, and nothing is inserted. */
export type Database = {
  public: {
    Tables: { [Name in keyof (Tables & Views)]: Readable<(Tables & Views)[Name]> };
    Views: Record<never, never>;
    Functions: { [Name in keyof Functions]: Callable<Functions[Name]> };
  };
};

type Readable<Columns> = {
  Row: { [Column in keyof Columns]: Columns[Column] };
  Insert: Record<string, never>;
  Update: Record<string, never>;
  Relationships: [];
};

/** An argument of a SQL function may always be null. */
type Callable<Called extends { Args: object; Returns: unknown }> = {
  Args: { [Name in keyof Called["Args"]]: Called["Args"][Name] | null };
  Returns: Called["Returns"];
};
`;

const TYPESCRIPT_TYPES: Readonly<Record<string, string>> = {
  bool: "boolean",
  int2: "number",
  int4: "number",
  int8: "number",
  float4: "number",
  float8: "number",
  numeric: "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
};

/** The same schema always gives the same source. */
export async function databaseTypes(database: SqlDatabase): Promise<string> {
  const columns = await database.query<ColumnRow>(`
    select c.relname as relation, c.relkind = 'v' as is_view, a.attname as name,
           t.typname as type, not a.attnotnull as is_nullable
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind in ('r', 'v') and a.attnum > 0
      and not a.attisdropped
    order by c.relname collate "C", a.attname collate "C"`);
  const functions = await database.query<FunctionRow>(`
    select p.proname as name, t.typname as returns, p.proretset as is_set,
           (select json_agg(json_build_object(
                     'name', p.proargnames[i.n], 'type', (p.proargtypes[i.n - 1])::regtype::text,
                     'optional', i.n > p.pronargs - p.pronargdefaults) order by i.n)
            from generate_series(1, p.pronargs) as i(n)) as arguments
    from pg_proc p
    join pg_namespace n on n.oid = p.pronamespace
    join pg_type t on t.oid = p.prorettype
    where n.nspname = 'public' and p.prokind = 'f' and t.typname <> 'trigger'
    order by p.proname collate "C"`);
  const tables = relationTypes(columns.filter((column) => !column.is_view));
  const views = relationTypes(columns.filter((column) => column.is_view));
  return [
    HEADER,
    `export interface Tables {\n${tables}}\n`,
    `export interface Views {\n${views}}\n`,
    `export interface Functions {\n${functions.map(functionType).join("")}}\n`,
    CLIENT_TYPES,
  ].join("\n");
}

function relationTypes(columns: readonly ColumnRow[]): string {
  const byRelation = new Map<string, ColumnRow[]>();
  for (const column of columns) {
    byRelation.set(column.relation, [...(byRelation.get(column.relation) ?? []), column]);
  }
  return [...byRelation]
    .map(([relation, its]) => {
      const lines = its.map(
        ({ name, type, is_nullable, is_view }) =>
          `    ${name}: ${typescriptType(type)}${is_nullable || is_view ? " | null" : ""};\n`,
      );
      return `  ${relation}: {\n${lines.join("")}  };\n`;
    })
    .join("");
}

function functionType({ name, arguments: args, returns, is_set }: FunctionRow): string {
  const fields = (args ?? []).map(
    ({ name, optional, type }) => `${name}${optional ? "?" : ""}: ${argumentType(type)}`,
  );
  const input = fields.length === 0 ? "Record<string, never>" : `{ ${fields.join("; ")} }`;
  const output = `${typescriptType(returns)}${is_set ? "[]" : ""}`;
  return `  ${name}: { Args: ${input}; Returns: ${output} };\n`;
}

/** What travels as JSON is any value that JSON.stringify can write. */
function argumentType(type: string): string {
  const read = typescriptType(type);
  return read === "Json" ? "unknown" : read;
}

/** Text, uuid, date, timestamps and enums all travel as strings; an array's type starts with _. */
function typescriptType(type: string): string {
  const plain =
    { boolean: "bool", integer: "int4", bigint: "int8", smallint: "int2" }[type] ?? type;
  if (plain.endsWith("[]")) return `${typescriptType(plain.slice(0, -2))}[]`;
  if (plain.startsWith("_")) return `${typescriptType(plain.slice(1))}[]`;
  return TYPESCRIPT_TYPES[plain] ?? "string";
}

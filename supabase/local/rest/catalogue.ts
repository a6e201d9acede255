import type { SqlDatabase } from "../database/sql-database.ts";

/** Column name → SQL type, both as PostgreSQL spells them. */
export type ColumnTypes = ReadonlyMap<string, string>;

export interface Relation {
  readonly name: string;
  readonly columns: ColumnTypes;
}

export interface FunctionArgument {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** How a function's result becomes JSON. */
export type ResultShape = "void" | "scalar" | "scalars" | "row" | "rows";

export interface ApiFunction {
  readonly name: string;
  readonly args: readonly FunctionArgument[];
  readonly shape: ResultShape;
  /** Columns of `row` and `rows`; empty for scalars. */
  readonly columns: ColumnTypes;
}

/** The tables, views and functions of the schema `public`: only these names reach a statement. */
export interface Catalogue {
  readonly relations: ReadonlyMap<string, Relation>;
  readonly functions: ReadonlyMap<string, readonly ApiFunction[]>;
}

const RELATIONS = `
  select c.relname as relation, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')
    and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;

const FUNCTIONS = `
  select p.oid::int8 as oid, p.proname as name, p.pronargs as arg_count,
         p.pronargdefaults as default_count, p.proretset as returns_set,
         t.typtype as return_kind, p.prorettype = 'void'::regtype as returns_void,
         coalesce(c.relname, '') as return_relation,
         coalesce(to_json(p.proargnames), '[]') as names,
         coalesce(to_json(p.proargmodes::text[]), '[]') as modes,
         (select coalesce(json_agg(format_type(u.type, null) order by u.at), '[]')
          from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality u(type, at)
         ) as types
  from pg_proc p join pg_type t on t.oid = p.prorettype left join pg_class c on c.oid = t.typrelid
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`;

interface FunctionRow extends Record<string, unknown> {
  readonly name: string;
  readonly arg_count: number;
  readonly default_count: number;
  readonly returns_set: boolean;
  readonly return_kind: string;
  readonly returns_void: boolean;
  readonly return_relation: string;
  readonly names: readonly string[];
  readonly modes: readonly string[];
  readonly types: readonly string[];
}

/** Reads the catalogue of the schema `public`. */
export async function readCatalogue(database: SqlDatabase): Promise<Catalogue> {
  const relations = new Map<string, { name: string; columns: Map<string, string> }>();
  for (const row of await database.query<{ relation: string; name: string; type: string }>(
    RELATIONS,
  )) {
    const relation = relations.get(row.relation) ?? { name: row.relation, columns: new Map() };
    relation.columns.set(row.name, row.type);
    relations.set(row.relation, relation);
  }

  const functions = new Map<string, ApiFunction[]>();
  for (const row of await database.query<FunctionRow>(FUNCTIONS)) {
    const sameName = functions.get(row.name) ?? [];
    sameName.push(toFunction(row, relations.get(row.return_relation)?.columns));
    functions.set(row.name, sameName);
  }
  return { relations, functions };
}

function toFunction(row: FunctionRow, relationColumns: ColumnTypes | undefined): ApiFunction {
  const args: FunctionArgument[] = [];
  const outputs = new Map<string, string>();
  const firstOptional = row.arg_count - row.default_count;
  row.types.forEach((type, index) => {
    const mode = row.modes[index] ?? "i";
    const name = row.names[index] ?? "";
    if (mode === "t" || mode === "o") outputs.set(name, type);
    else args.push({ name, type, isRequired: args.length < firstOptional });
  });
  const columns = outputs.size > 0 ? outputs : (relationColumns ?? new Map<string, string>());
  return { name: row.name, args, columns, shape: shapeOf(row, columns.size > 0) };
}

function shapeOf(row: FunctionRow, hasColumns: boolean): ResultShape {
  if (row.returns_void) return "void";
  const isComposite = row.return_kind === "c" || hasColumns;
  if (row.returns_set) return isComposite ? "rows" : "scalars";
  return isComposite ? "row" : "scalar";
}

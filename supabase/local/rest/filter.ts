import type { ColumnTypes } from "./catalogue.ts";
import { checkValue } from "./check-value.ts";
import { NotBuiltError, RestError, tooMuch, unreadableRequest } from "./rest-error.ts";
import { splitList, unquote } from "./split-list.ts";
import { quoteName, type SqlParameters } from "./sql-text.ts";

const COMPARISONS: ReadonlyMap<string, string> = new Map([
  ["eq", "="],
  ["neq", "<>"],
  ["gt", ">"],
  ["gte", ">="],
  ["lt", "<"],
  ["lte", "<="],
]);

const IS_WORDS: ReadonlyMap<string, string> = new Map([
  ["null", "null"],
  ["not_null", "not null"],
  ["true", "true"],
  ["false", "false"],
  ["unknown", "unknown"],
]);

const TEXT_TYPES: ReadonlySet<string> = new Set(["text", "character varying", "name"]);

/** `and`, `or` and `not` may nest this deep, because PostgreSQL reads them by recursion. */
const MAX_LEVELS = 8;

/** The relation and the values that a filter is built for. */
export interface FilterTarget {
  readonly relation: string;
  readonly columns: ColumnTypes;
  readonly parameters: SqlParameters;
}

/**
 * Turns a filter of the query string, `column=operator.value`, into SQL.
 * @throws RestError for what PostgREST would refuse, NotBuiltError for what only it can do.
 */
export function filterToSql(column: string, text: string, target: FilterTarget, level = 0): string {
  const [operator, rest] = cut(text, ".");
  if (rest === undefined) throw unreadableRequest("filter", text);
  if (operator === "not") {
    return `not (${filterToSql(column, rest, target, below(level))})`;
  }

  const type = typeOf(column, target);
  const name = quoteName(column);
  const comparison = COMPARISONS.get(operator);
  if (comparison !== undefined) return `${name} ${comparison} ${bound(rest, type, target)}`;
  switch (operator) {
    case "is": {
      const word = IS_WORDS.get(rest.toLowerCase());
      if (word === undefined) throw unreadableRequest("filter", text);
      return `${name} is ${word}`;
    }
    case "in":
      return inToSql(name, type, rest, target);
    case "ilike":
    case "like":
      if (!TEXT_TYPES.has(type)) {
        const message = `${operator} compares text, and the column ${column} holds none`;
        throw new RestError(404, { code: "42883", message });
      }
      // `*` stands for `%`, which a URL would have to escape.
      return `${name} ${operator} ${target.parameters.add(rest.replaceAll("*", "%"), "text")}`;
    default:
      throw new NotBuiltError(`the filter operator "${operator}"`);
  }
}

/** `or=(…)` and `and=(…)`, which may be nested and negated. */
export function groupToSql(
  joiner: "and" | "or",
  text: string,
  target: FilterTarget,
  level = 0,
): string {
  if (!text.startsWith("(") || !text.endsWith(")")) throw unreadableRequest("logic tree", text);
  const inner = below(level);
  const parts = splitList(text.slice(1, -1)).map((part) => conditionToSql(part, target, inner));
  if (parts.length === 0) throw unreadableRequest("logic tree", text);
  return `(${parts.join(` ${joiner} `)})`;
}

function below(level: number): number {
  if (level < MAX_LEVELS) return level + 1;
  throw tooMuch(`its logic has more than ${MAX_LEVELS} levels`);
}

function conditionToSql(text: string, target: FilterTarget, level: number): string {
  const group = /^(not\.)?(and|or)(\(.*\))$/s.exec(text);
  if (group !== null) {
    const sql = groupToSql(group[2] === "and" ? "and" : "or", group[3] ?? "", target, level);
    return group[1] === undefined ? sql : `not ${sql}`;
  }
  const [column, rest] = cut(text, ".");
  if (rest === undefined) throw unreadableRequest("logic tree", text);
  const quotedAt = rest.indexOf('."');
  const isQuoted = quotedAt >= 0 && rest.endsWith('"');
  const value = isQuoted
    ? `${rest.slice(0, quotedAt + 1)}${unquote(rest.slice(quotedAt + 1))}`
    : rest;
  return filterToSql(column, value, target, level);
}

function inToSql(name: string, type: string, text: string, target: FilterTarget): string {
  if (!text.startsWith("(") || !text.endsWith(")")) throw unreadableRequest("filter", `in.${text}`);
  const inner = text.slice(1, -1);
  if (inner === "") return "false";
  const values = splitList(inner).map((value) => bound(unquote(value), type, target));
  return `${name} in (${values.join(", ")})`;
}

function bound(value: string, type: string, { parameters }: FilterTarget): string {
  checkValue(type, value);
  return parameters.add(value, type);
}

/** The type of a column, or PostgreSQL's own error for an unknown column. */
export function typeOf(column: string, target: Omit<FilterTarget, "parameters">): string {
  const type = target.columns.get(column);
  if (type !== undefined) return type;
  if (column.includes("->")) throw new NotBuiltError("filters and selections inside JSON columns");
  if (column.includes(".")) throw new NotBuiltError("filters on embedded tables");
  throw new RestError(400, {
    code: "42703",
    message: `column ${target.relation}.${column} does not exist`,
  });
}

function cut(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + separator.length)];
}

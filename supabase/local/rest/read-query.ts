import type { ApiRequest } from "../http/api-message.ts";
import type { ColumnTypes } from "./catalogue.ts";
import { filterToSql, groupToSql, typeOf } from "./filter.ts";
import { NotBuiltError, tooMuch, unreadableRequest } from "./rest-error.ts";
import { splitList } from "./split-list.ts";
import { quoteName, SqlParameters } from "./sql-text.ts";

/** As on a hosted project, no answer holds more rows (I23: clients page by key). */
const MAX_ROWS = 1_000;
/** Limits the columns of a select and of an order; the widest table has fewer. */
const MAX_COLUMNS = 60;

/** The clauses of a read, and its range of rows. */
export interface ReadQuery {
  readonly select: string;
  readonly where: string;
  readonly orderBy: string;
  readonly limit: number;
  readonly offset: number;
  readonly parameters: SqlParameters;
}

/**
 * Reads the query string of a table, a view or a function's rows.
 * @throws RestError (400) or NotBuiltError (501).
 */
export function readQuery(
  request: ApiRequest,
  relation: string,
  columns: ColumnTypes,
  parameters = new SqlParameters(),
): ReadQuery {
  const target = { relation, columns, parameters };
  const conditions: string[] = [];
  for (const [key, text] of request.query) {
    if (["select", "order", "limit", "offset", "apikey"].includes(key)) continue;
    if (["columns", "on_conflict"].includes(key)) continue;
    if (key === "or" || key === "and") conditions.push(groupToSql(key, text, target));
    else if (key === "not.or") conditions.push(`not ${groupToSql("or", text, target)}`);
    else if (key === "not.and") conditions.push(`not ${groupToSql("and", text, target)}`);
    else conditions.push(filterToSql(key, text, target));
  }
  return {
    select: selectToSql(request.query.get("select") ?? "*", target),
    where: conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`,
    orderBy: orderToSql(request.query.get("order"), target),
    ...readWindow(request),
    parameters,
  };
}

type Target = { readonly relation: string; readonly columns: ColumnTypes };

function selectToSql(text: string, target: Target): string {
  const parts = splitList(text).filter((part) => part !== "");
  if (parts.length === 0) return "*";
  const named = new Set<string>();
  const selected = parts.map((part) => {
    if (part === "*") return "*";
    if (part.includes("(")) throw new NotBuiltError("embedded selects and aggregates");
    if (part.includes("::")) throw new NotBuiltError("casts in select");
    const [first = "", second] = part.split(":");
    const column = second ?? first;
    typeOf(column, target);
    // A NUL would end the statement's text.
    if (first.includes("\0")) throw unreadableRequest("select", text);
    nameOnce(column, named, "select");
    return second === undefined
      ? quoteName(column)
      : `${quoteName(column)} as ${quoteName(first.trim())}`;
  });
  if (named.size < parts.length && parts.length > 1) throw tooMuch("select names a column twice");
  return selected.join(", ");
}

/** Without this, one short request could ask for a column a thousand times. */
function nameOnce(column: string, named: Set<string>, part: string): void {
  if (named.has(column)) throw tooMuch(`${part} names a column twice`);
  named.add(column);
  if (named.size > MAX_COLUMNS) throw tooMuch(`${part} names more than ${MAX_COLUMNS} columns`);
}

function orderToSql(text: string | null, target: Target): string {
  if (text === null || text === "") return "";
  const named = new Set<string>();
  const parts = splitList(text).map((part) => {
    const [column = "", ...words] = part.split(".");
    typeOf(column, target);
    nameOnce(column, named, "order");
    const suffix = ORDER_SUFFIXES.get(words.join("."));
    if (suffix === undefined) throw unreadableRequest("order", text);
    return `${quoteName(column)} ${suffix}`;
  });
  return `order by ${parts.join(", ")}`;
}

/** A direction, then where nulls stand; either may be missing. */
const ORDER_SUFFIXES: ReadonlyMap<string, string> = new Map([
  ["", ""],
  ["asc", "asc"],
  ["desc", "desc"],
  ["nullsfirst", "nulls first"],
  ["nullslast", "nulls last"],
  ["asc.nullsfirst", "asc nulls first"],
  ["asc.nullslast", "asc nulls last"],
  ["desc.nullsfirst", "desc nulls first"],
  ["desc.nullslast", "desc nulls last"],
]);

/** `limit`/`offset`, else the Range header (`0-24`), cut to MAX_ROWS. */
function readWindow(request: ApiRequest): { limit: number; offset: number } {
  const range = /^(\d+)-(\d*)$/.exec(request.headers.range ?? "");
  const first = range === null ? 0 : Number(range[1]);
  const count =
    range === null || range[2] === "" ? Number.POSITIVE_INFINITY : Number(range[2]) - first + 1;
  const offset = readCount(request, "offset") ?? first;
  const limit = readCount(request, "limit") ?? count;
  return { offset, limit: Math.max(0, Math.min(limit, MAX_ROWS)) };
}

function readCount(request: ApiRequest, name: string): number | undefined {
  const text = request.query.get(name);
  if (text === null) return undefined;
  if (!/^\d{1,9}$/.test(text)) throw unreadableRequest(name, text);
  return Number(text);
}

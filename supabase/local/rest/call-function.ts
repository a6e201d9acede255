import type { SqlTransaction } from "../database/sql-database.ts";
import type { ApiAnswer, ApiRequest } from "../http/api-message.ts";
import type { ApiFunction, FunctionArgument } from "./catalogue.ts";
import { checkValue } from "./check-value.ts";
import { readQuery } from "./read-query.ts";
import { selectRows } from "./read-rows.ts";
import { RestError } from "./rest-error.ts";
import { rowsAnswer, wantsExactCount, wantsSingleRow } from "./rows-answer.ts";
import { quoteName, SqlParameters } from "./sql-text.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

/** The arguments of a call: a JSON object, or none. */
export type CallArguments = Readonly<Record<string, unknown>>;

/**
 * Reads the body of a POST to /rpc.
 * @throws RestError PGRST102 when it is not a JSON object; the caller must not take that for a
 *   passing failure (I14).
 */
export function readCallArguments(body: Buffer): CallArguments {
  if (body.length === 0) return {};
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      return withReadableEvents(value as CallArguments);
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new RestError(400, { code: "PGRST102", message: "Empty or invalid json" });
}

/**
 * A NUL or a lone surrogate in one event must not abort the others (I7), but jsonb cannot hold
 * them. Such a batch goes on as one string, which the function takes apart; the client already
 * sends it like that, so this is for other callers.
 */
function withReadableEvents(given: CallArguments): CallArguments {
  if (!Array.isArray(given.p_events)) return given;
  // JSON.stringify writes paired surrogates as they are and lone ones as \udxxx.
  const text = JSON.stringify(given.p_events);
  return /\\u(0000|d[89a-f])/.test(text) ? { ...given, p_events: text } : given;
}

/** Finds the overload whose parameters match the given names. */
export function chooseOverload(
  overloads: readonly ApiFunction[],
  given: CallArguments,
): ApiFunction | undefined {
  const names = Object.keys(given);
  return overloads.find(
    ({ args }) =>
      names.every((name) => args.some((arg) => arg.name === name)) &&
      args.every((arg) => !arg.isRequired || names.includes(arg.name)),
  );
}

/** Calls `fn` with named arguments and answers as PostgREST does for the shape of its result. */
export async function callFunction(
  tx: SqlTransaction,
  fn: ApiFunction,
  given: CallArguments,
  request: ApiRequest,
): Promise<ApiAnswer> {
  const parameters = new SqlParameters();
  const used = fn.args.filter((arg) => arg.name in given);
  for (const { name, type } of used) checkValue(type, given[name]);
  const call = callSql(fn, used, given, parameters);
  switch (fn.shape) {
    case "void":
      await tx.query(`select from ${call}`, parameters.values);
      return { status: 204 };
    case "scalar":
    case "row": {
      const value = fn.shape === "row" ? "row_to_json(result)" : "to_json(result.value)";
      const sql = `select coalesce(${value}, 'null')::text as json from ${call}`;
      const [row] = await tx.query<{ json: string }>(sql, parameters.values);
      return { status: 200, headers: JSON_TYPE, body: row?.json ?? "null" };
    }
    case "scalars": {
      const sql = `select coalesce(json_agg(result.value), '[]')::text as json from ${call}`;
      const [row] = await tx.query<{ json: string }>(sql, parameters.values);
      return { status: 200, headers: JSON_TYPE, body: row?.json ?? "[]" };
    }
    case "rows": {
      const query = readQuery(request, fn.name, fn.columns, parameters);
      // A volatile function must run once, so its rows are counted instead of calling it again.
      const source = "rows_once";
      return rowsAnswer(
        request,
        await selectRows(
          withSource(tx, source, `select result.* from ${call}`),
          source,
          query,
          wantsExactCount(request) || wantsSingleRow(request),
        ),
      );
    }
  }
}

/** The from clause of a call: its value is `result.value`, its row is `result`. */
function callSql(
  fn: ApiFunction,
  used: readonly FunctionArgument[],
  given: CallArguments,
  parameters: SqlParameters,
): string {
  const name = `public.${quoteName(fn.name)}`;
  const alias = fn.shape === "row" || fn.shape === "rows" ? "result" : "result(value)";
  if (used.length === 0) return `${name}() as ${alias}`;
  const record = parameters.add(JSON.stringify(given), "json");
  const types = used.map((arg) => `${quoteName(arg.name)} ${arg.type}`).join(", ");
  const passed = used.map((arg) => `${quoteName(arg.name)} := args.${quoteName(arg.name)}`);
  return `json_to_record(${record}) as args(${types}), lateral ${name}(${passed.join(", ")}) as ${alias}`;
}

function withSource(tx: SqlTransaction, name: string, sql: string): SqlTransaction {
  return {
    query: (text, params) => tx.query(`with ${name} as materialized (${sql}) ${text}`, params),
    exec: (text) => tx.exec(text),
  };
}

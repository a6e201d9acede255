import { type ApiAnswer, jsonAnswer } from "../http/api-message.ts";

/** An error of PostgreSQL, from either engine. */
interface SqlFailure {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
}

export function isSqlFailure(error: unknown): error is SqlFailure {
  return (
    error instanceof Error &&
    "code" in error &&
    typeof error.code === "string" &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** PostgREST's table (release 14, as hosted): the longest SQLSTATE prefix decides. */
const STATUS_BY_PREFIX: Readonly<Record<string, number>> = {
  "08": 503,
  "09": 500,
  "0L": 403,
  "0P": 403,
  "21000": 500,
  "23503": 409,
  "23505": 409,
  "25": 500,
  "25006": 405,
  "28": 403,
  "2D": 500,
  "38": 500,
  "39": 500,
  "3B": 500,
  "40": 500,
  "42883": 404,
  "42P01": 404,
  "42P17": 500,
  "53": 503,
  "53400": 500,
  "54": 500,
  "55": 500,
  "57": 500,
  "57P01": 503,
  "58": 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  XX: 500,
};

/** HTTP status of a SQLSTATE; codes such as `PT413` name their own. */
function statusOfSqlState(code: string, isSignedIn: boolean): number {
  if (code === "42501") return isSignedIn ? 403 : 401;
  if (/^PT[1-5]\d\d$/.test(code)) return Number(code.slice(2));
  return STATUS_BY_PREFIX[code] ?? STATUS_BY_PREFIX[code.slice(0, 2)] ?? 400;
}

/** Answers a failed statement as PostgREST does. */
export function sqlErrorAnswer(error: SqlFailure, isSignedIn: boolean): ApiAnswer {
  const status = statusOfSqlState(error.code, isSignedIn);
  return jsonAnswer(
    status,
    {
      code: error.code,
      details: error.detail ?? null,
      hint: error.hint ?? null,
      message: error.message,
    },
    status === 401 ? { "www-authenticate": "Bearer" } : {},
  );
}

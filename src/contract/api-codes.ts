/**
 * The error classes of PostgreSQL are the first two characters of a SQLSTATE (PostgreSQL manual,
 * appendix A). `42` covers 42501, and `P0` covers what our functions raise.
 */
const SQLSTATE_CLASSES: ReadonlySet<string> = new Set(
  (
    "08 09 0A 0B 0F 0L 0P 0Z 10 20 21 22 23 24 25 26 27 28 2B 2D 2F " +
    "34 38 39 3B 3D 3F 40 42 44 53 54 55 57 58 72 F0 HV P0 XX"
  ).split(" "),
);

/** PostgREST's own groups: connection, request, schema cache, token, and unexpected errors. */
const POSTGREST_CODE = /^PGRST([0-3]\d\d|X00)$/;

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** A SQL function chooses a status this way: PT413 is a 413. */
const NAMED_STATUS = /^PT([1-5]\d\d)$/;

/** The code with which our own functions refuse a right (`supabase/functions`). */
const FUNCTION_CODES: ReadonlySet<string> = new Set(["not_admin"]);

/**
 * Whether our API wrote an error body, and not a proxy, which may answer 400 with JSON too. Only a
 * code of the API's own list says so.
 * @param code the body's `code`, as it came
 */
export function isApiCode(status: number, code: unknown): code is string {
  if (typeof code !== "string") return false;
  const named = NAMED_STATUS.exec(code);
  if (named !== null) return Number(named[1]) === status;
  if (POSTGREST_CODE.test(code) || FUNCTION_CODES.has(code)) return true;
  return SQLSTATE.test(code) && SQLSTATE_CLASSES.has(code.slice(0, 2));
}

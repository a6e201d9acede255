/**
 * Both engines give JavaScript the same values: bigint as number (no column of ours passes
 * 2^53), date as plain "YYYY-MM-DD" text (a game's day has no time zone, D48), timestamps as
 * Date, json parsed. JSON parameters are passed as JSON text, never as objects: `pg` would
 * turn an array into a PostgreSQL array.
 */
export function parseSqlDate(text: string): string {
  return text;
}

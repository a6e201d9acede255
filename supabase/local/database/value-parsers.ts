/**
 * Both engines give the same values: bigint as number (no column of ours passes 2^53), date as
 * "YYYY-MM-DD" text (a game's day has no time zone, D48), timestamps as Date, json parsed. Pass
 * JSON parameters as text: `pg` would turn an array into a PostgreSQL array.
 */
export function parseSqlDate(text: string): string {
  return text;
}

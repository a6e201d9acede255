/** Unicode blocks of letters written from right to left, such as Hebrew and Arabic. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Prepares a name for a plain-text sentence. A right-to-left name is isolated (U+2068, U+2069),
 * because it would reorder the figures beside it; other names are unchanged, so that the specified
 * texts stay exact (D2). Markup uses `<bdi>` instead.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

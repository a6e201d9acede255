/** The blocks of letters that are written from right to left: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name as it stands inside a sentence that is plain text. One in letters from right to left is
 * isolated (U+2068, U+2069), else it would take the figures beside it along; every other name stays
 * as it is, so that the specified texts stay exact (D2). Where markup can stand, `<bdi>` does it.
 */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

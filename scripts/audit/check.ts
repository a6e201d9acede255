/** One question to a page, answered. */
export interface Check {
  readonly id: string;
  /** What is wrong, in words for a person; empty: nothing. */
  readonly findings: readonly string[];
}

/** Out: 0 to 100, the part of the checks that found nothing; 100 for none. */
export function scoreOf(checks: readonly Check[]): number {
  const passed = checks.filter(({ findings }) => findings.length === 0).length;
  // Down, so that 100 means all of them.
  return checks.length === 0 ? 100 : Math.floor((100 * passed) / checks.length);
}

/** In: the id and what may be wrong, by whether it is. */
export function check(
  id: string,
  ...faults: readonly (readonly [isWrong: boolean, words: string])[]
): Check {
  return { id, findings: faults.flatMap(([isWrong, words]) => (isWrong ? words : [])) };
}

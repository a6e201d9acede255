/** One question to a page, with its answer. */
export interface AuditCheck {
  readonly id: string;
  /** What is wrong, in words for a person; empty: nothing. */
  readonly findings: readonly string[];
}

/** The percentage of checks that found nothing; 100 where there are none. */
export function scoreOf(checks: readonly AuditCheck[]): number {
  const passed = checks.filter(({ findings }) => findings.length === 0).length;
  // Rounded down, so that 100 means all of them.
  return checks.length === 0 ? 100 : Math.floor((100 * passed) / checks.length);
}

/** The words of the faults whose condition holds are its findings. */
export function check(
  id: string,
  ...faults: readonly (readonly [isWrong: boolean, words: string])[]
): AuditCheck {
  return { id, findings: faults.flatMap(([isWrong, words]) => (isWrong ? words : [])) };
}

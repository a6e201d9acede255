/** A specified text of failure, then what the server says, where it says anything (P §8). */
export function withReason(failed: string, said: string | null): string {
  return said === null ? failed : `${failed}. ${said}`;
}

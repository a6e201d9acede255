/** Returns a specified failure text, followed by the server's words if it sent any (P §8). */
export function withReason(failed: string, said: string | null): string {
  return said === null ? failed : `${failed}. ${said}`;
}

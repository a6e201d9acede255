const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 60_000;
/** A server that names a longer wait than this is asked again anyway. */
const LONGEST_RETRY_AFTER_MS = 600_000;

/**
 * How long to wait before attempt number `failures + 1` (`failures` ≥ 1): 1 s doubling to
 * 60 s, of which a random half is taken off so that phones at one field do not return
 * together. A Retry-After is the least that is waited.
 * @param random in [0, 1)
 * @returns milliseconds
 */
export function backoffDelayMs(
  failures: number,
  retryAfterMs: number | null,
  random: () => number,
): number {
  const ceiling = Math.min(FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 16), LONGEST_DELAY_MS);
  const delay = Math.round(ceiling / 2 + (ceiling / 2) * random());
  return Math.max(delay, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS));
}

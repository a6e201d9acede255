const FIRST_DELAY_MS = 1_000;
export const LONGEST_DELAY_MS = 60_000;
/** The engine waits at most this long, even when the server names a longer wait. */
const LONGEST_RETRY_AFTER_MS = 600_000;

/** Doubles from 1 s to 60 s, takes off up to half by chance, and keeps the Retry-After; in ms. */
export function backoffDelayMs(
  failures: number,
  retryAfterMs: number | null,
  random: () => number,
  longestMs = LONGEST_DELAY_MS,
): number {
  const ceiling = Math.min(FIRST_DELAY_MS * 2 ** Math.min(failures - 1, 16), longestMs);
  const delay = Math.round(ceiling / 2 + (ceiling / 2) * random());
  return Math.max(delay, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS));
}

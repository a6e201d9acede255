/** Pauses after failed refreshes, because the auth server counts them. */
interface RefreshBreaker {
  isOpen(): boolean;
  /** `retryAfterMs` is the server's own request, if it sent one. */
  failed(retryAfterMs: number | null): void;
  /** Called after a success, a sign-in, or the network's return. */
  reset(): void;
}

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;

export function createRefreshBreaker(now: () => number): RefreshBreaker {
  let failures = 0;
  let openedAt = 0;
  let pauseMs = 0;
  return {
    isOpen() {
      const waited = now() - openedAt;
      // A clock set back must not keep the breaker open for hours.
      return pauseMs > 0 && waited >= 0 && waited < pauseMs;
    },
    failed(retryAfterMs) {
      const growing = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
      failures += 1;
      openedAt = now();
      pauseMs = Math.max(growing, retryAfterMs ?? 0);
    },
    reset() {
      failures = 0;
      pauseMs = 0;
    },
  };
}

/** What this folder is told from outside, so that tests run it as the app does. */
export interface RemoteConfig {
  /** Origin of the backend, no trailing slash. */
  readonly url: string;
  readonly publishableKey: string;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970 on the device's clock, which may be hours off. */
  readonly now: () => number;
  /** No call takes longer than this (15 s, S1). */
  readonly timeoutMs: number;
  /** Runs `work` while no other tab runs its own. */
  readonly withTabLock: <Value>(work: () => Promise<Value>) => Promise<Value>;
}

export const CALL_TIMEOUT_MS = 15_000;

const LOCK_NAME = "stat-tracker.token-refresh";
/** A frozen tab can hold a lock for ever; the auth server tolerates two refreshes at a time. */
const LONGEST_WAIT_MS = 5_000;

/** Runs `work` while no other tab does, or at once if the browser has no locks. */
export async function withTabLock<Value>(work: () => Promise<Value>): Promise<Value> {
  if (typeof navigator === "undefined" || !("locks" in navigator)) return work();
  const release = await lockOrTooLate(navigator.locks);
  try {
    return await work();
  } finally {
    release();
  }
}

/** Resolves with the lock's release, or without the lock if it does not come in time. */
function lockOrTooLate(locks: LockManager): Promise<() => void> {
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const goOn = (): void => {
      // Where locks are stuck, this gets no answer either, so nothing waits for it.
      waiting.abort();
      resolve(() => {});
    };
    const timer = setTimeout(goOn, LONGEST_WAIT_MS);
    const hold = (): Promise<void> => {
      clearTimeout(timer);
      return new Promise((release) => {
        if (waiting.signal.aborted) release();
        else resolve(release);
      });
    };
    locks.request(LOCK_NAME, { signal: waiting.signal }, hold).catch(goOn);
  });
}

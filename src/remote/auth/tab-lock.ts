const LOCK_NAME = "stat-tracker.token-refresh";
/** A frozen tab can hold a lock for ever; the auth server tolerates two refreshes at a time. */
const LONGEST_WAIT_MS = 5_000;

/** Runs `work` while no other tab does; at once where the browser has no locks. */
export async function withTabLock<Value>(work: () => Promise<Value>): Promise<Value> {
  if (typeof navigator === "undefined" || !("locks" in navigator)) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT_MS);
  let started = false;
  try {
    return await navigator.locks.request(LOCK_NAME, { signal: waiting.signal }, () => {
      started = true;
      clearTimeout(timer);
      return work();
    });
  } catch (error) {
    if (started) throw error;
    return work();
  } finally {
    clearTimeout(timer);
  }
}

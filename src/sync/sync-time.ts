/** Time is an argument, so that tests can simulate hours in milliseconds. */
export interface SyncTime {
  /** Milliseconds on a clock that nobody can set. */
  monotonic(): number;
  /** Milliseconds since 1970, for display only (I10). */
  wall(): number;
  /** Runs `work` once after `delayMs`; the returned function cancels it. */
  after(delayMs: number, work: () => void): () => void;
}

export const browserTime: SyncTime = {
  monotonic: () => performance.now(),
  wall: () => Date.now(),
  after(delayMs, work) {
    const timer = setTimeout(work, delayMs);
    return () => clearTimeout(timer);
  },
};

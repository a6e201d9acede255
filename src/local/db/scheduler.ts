/** When work that nobody waits for may run; injected, so that tests decide. */
export interface Scheduler {
  /** Runs once when the tab is idle; returns the cancel. */
  idle(run: () => void): () => void;
  /** Runs once after `delayMs`; returns the cancel. */
  later(delayMs: number, run: () => void): () => void;
  /** Whenever the tab goes to the background, where it may be killed; returns the unsubscriber. */
  onHidden(run: () => void): () => void;
  /** Whenever the tab comes back; returns the unsubscriber. */
  onVisible(run: () => void): () => void;
}

export const browserScheduler: Scheduler = {
  idle(run) {
    if (typeof requestIdleCallback === "undefined") return browserScheduler.later(200, run);
    const handle = requestIdleCallback(run, { timeout: 5_000 });
    return () => cancelIdleCallback(handle);
  },
  later(delayMs, run) {
    const handle = setTimeout(run, delayMs);
    return () => clearTimeout(handle);
  },
  onHidden: (run) => onVisibility("hidden", run),
  onVisible: (run) => onVisibility("visible", run),
};

function onVisibility(state: DocumentVisibilityState, run: () => void): () => void {
  if (typeof document === "undefined") return () => {};
  const listener = () => {
    if (document.visibilityState === state) run();
  };
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

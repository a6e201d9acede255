/** When work that nobody waits for may run; injected, so that tests decide. */
export interface Scheduler {
  /** Once, when the tab has nothing better to do. Out: cancel. */
  idle(run: () => void): () => void;
  /** Once, after `delayMs`. Out: cancel. */
  later(delayMs: number, run: () => void): () => void;
  /** Whenever the tab goes to the background, where it may be killed. Out: unsubscribe. */
  onHidden(run: () => void): () => void;
  /** Whenever the tab comes back. Out: unsubscribe. */
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

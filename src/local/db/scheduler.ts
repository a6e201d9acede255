/** Tests pass their own, to control the time. */
export interface Scheduler {
  /** The returned function cancels it. */
  idle(run: () => void): () => void;
  later(delayMs: number, run: () => void): () => void;
  /** Runs whenever the tab goes to the background, where it may be killed. */
  onHidden(run: () => void): () => void;
  onVisible(run: () => void): () => void;
  /** Runs when the page is left, which the browser may keep for Back. */
  onLeave(run: () => void): () => void;
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
  onLeave(run) {
    if (typeof window === "undefined") return () => {};
    window.addEventListener("pagehide", run);
    return () => window.removeEventListener("pagehide", run);
  },
};

function onVisibility(state: DocumentVisibilityState, run: () => void): () => void {
  if (typeof document === "undefined") return () => {};
  const listener = () => {
    if (document.visibilityState === state) run();
  };
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

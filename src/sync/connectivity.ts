export type WakeReason = "online" | "offline" | "visible" | "hidden" | "focus";

/** The hints may be wrong in both directions. */
export interface BrowserHints {
  saysOnline(): boolean;
  isVisible(): boolean;
  /** Calls back on every change and on focus; returns the unsubscriber. */
  subscribe(listener: (reason: WakeReason) => void): () => void;
}

export interface Connectivity extends Omit<BrowserHints, "saysOnline"> {
  /** For texts: false while the browser says "offline" and no attempt disproved it (S19). */
  isOnline(): boolean;
  /** For a person's act: what the browser calls offline is tried at once. */
  reach(): Promise<boolean>;
}

export function browserHints(): BrowserHints {
  return {
    saysOnline: () => navigator.onLine,
    isVisible: () => document.visibilityState === "visible",
    subscribe(listener) {
      const leaving = new AbortController();
      const { signal } = leaving;
      window.addEventListener("online", () => listener("online"), { signal });
      window.addEventListener("offline", () => listener("offline"), { signal });
      window.addEventListener("focus", () => listener("focus"), { signal });
      window.addEventListener("pageshow", () => listener("visible"), { signal });
      document.addEventListener(
        "visibilitychange",
        () => listener(document.visibilityState === "visible" ? "visible" : "hidden"),
        { signal },
      );
      return () => leaving.abort();
    },
  };
}

export type WakeReason = "online" | "offline" | "visible" | "hidden" | "focus";

export interface Connectivity {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls back on every change and on focus; returns the unsubscriber. */
  subscribe(listener: (reason: WakeReason) => void): () => void;
}

export function browserConnectivity(): Connectivity {
  return {
    isOnline: () => navigator.onLine,
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

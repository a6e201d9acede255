import type { SessionSnapshot } from "./session-state.ts";

/** Who is signed in, in the shape that `useSyncExternalStore` wants. */
export interface SessionStore {
  getSnapshot(): SessionSnapshot;
  subscribe(listener: () => void): () => void;
  set(snapshot: SessionSnapshot): void;
}

export function createSessionStore(): SessionStore {
  const listeners = new Set<() => void>();
  let snapshot: SessionSnapshot = { status: "starting", connection: "online" };
  return {
    getSnapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      snapshot = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** The tab's own; it exists before the services do, so that the shell can show "Loading...". */
export const sessionStore: SessionStore = createSessionStore();

/** Whether whoever works here is locked out, as of the last read. */
export function isDisabledHere(): boolean {
  const session = sessionStore.getSnapshot();
  return session.status === "signed-in" && session.user.isDisabled;
}

import { createStore, type StoreApi } from "zustand/vanilla";
import type { SessionSnapshot } from "./session-state.ts";

/** Who is signed in. */
export type SessionStore = StoreApi<SessionSnapshot>;

export function createSessionStore(): SessionStore {
  return createStore<SessionSnapshot>(() => ({ status: "starting", connection: "online" }));
}

/** The tab's own; it exists before the services do, so that the shell can show "Loading...". */
export const sessionStore = createSessionStore();

/** Whether whoever works here is locked out, as of the last read. */
export function isDisabledHere(): boolean {
  const session = sessionStore.getState();
  return session.status === "signed-in" && session.user.isDisabled;
}

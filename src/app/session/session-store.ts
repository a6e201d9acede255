import { createStore, type StoreApi } from "zustand/vanilla";
import type { SessionSnapshot } from "./session-state.ts";

export type SessionStore = StoreApi<SessionSnapshot>;

export function createSessionStore(): SessionStore {
  return createStore<SessionSnapshot>(() => ({ status: "starting", connection: "online" }));
}

export const sessionStore = createSessionStore();

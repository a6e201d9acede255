import { useStore } from "zustand";
import type { SessionSnapshot } from "./session-state.ts";
import { sessionStore } from "./session-store.ts";

export function useSession(): SessionSnapshot {
  return useStore(sessionStore);
}

import { useStore } from "zustand";
import type { SessionSnapshot } from "./session-state.ts";
import { sessionStore } from "./session-store.ts";

/** Who is signed in; renders again whenever that changes, in any tab. */
export function useSession(): SessionSnapshot {
  return useStore(sessionStore);
}

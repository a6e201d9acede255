import { useSyncExternalStore } from "react";
import type { SessionSnapshot } from "./session-state.ts";
import { sessionStore } from "./session-store.ts";

/** Who is signed in; renders again whenever that changes, in any tab. */
export function useSession(): SessionSnapshot {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot);
}

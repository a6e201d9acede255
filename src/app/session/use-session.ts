import { useStore } from "zustand";
import type { SessionSnapshot, SessionUser } from "./session-state.ts";
import { sessionStore } from "./session-store.ts";

export function useSession(): SessionSnapshot {
  return useStore(sessionStore);
}

export function useSignedInUser(): SessionUser | null {
  return useStore(sessionStore, (session) =>
    session.status === "signed-in" ? session.user : null,
  );
}

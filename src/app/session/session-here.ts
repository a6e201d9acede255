import { endOfPass, mayReadLog } from "../../domain/access/game-pass.ts";
import { sessionStore } from "./session-store.ts";

/** Says how the pass for one of these games ended; null for an account or while all hold (D69). */
export function endedPassHere(gameIds: readonly string[]): ReturnType<typeof endOfPass> {
  const session = sessionStore.getState();
  if (session.status !== "signed-in") return null;
  const { passes } = session.user;
  return gameIds.map((gameId) => endOfPass(passes, gameId)).find((end) => end !== null) ?? null;
}

export function mayReadLogHere(gameId: string): boolean {
  const session = sessionStore.getState();
  return session.status !== "signed-in" || mayReadLog(session.user.passes, gameId);
}

export function isByPassHere(): boolean {
  const session = sessionStore.getState();
  return session.status === "signed-in" && session.user.passes !== null;
}

export function isDisabledHere(): boolean {
  const session = sessionStore.getState();
  return session.status === "signed-in" && session.user.isDisabled;
}

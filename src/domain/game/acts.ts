import type { EntryState, GameState } from "./game-state.ts";

/** Returns the entries that one act recorded, removed ones included, in order (D25, D26). */
export function actEntries(state: GameState, eventId: string): EntryState[] {
  return [...state.entries.values()].filter((entry) => entry.eventId === eventId);
}

import type { EntryState, GameState } from "./game-state.ts";

/** The entries that one act recorded, removed ones included, in their order (D25, D26). */
export function actEntries(state: GameState, eventId: string): EntryState[] {
  return [...state.entries.values()].filter((entry) => entry.eventId === eventId);
}

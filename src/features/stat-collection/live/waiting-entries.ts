import type { GameView } from "../../../app/queries/game-view.ts";
import type { EntryState } from "../../../domain/game/game-state.ts";
import type { WaitingEntry } from "../../../parts/sync-pill/sync-status.ts";
import { type GameNames, statName, whoDidIt } from "./game-names.ts";

/**
 * This game's recorded acts that are not on the server yet, newest first, in words: one row an
 * act, because the pill counts acts too; a return is named by its touchdown (D26).
 */
export function waitingEntries(
  { state, pendingEventIds }: Pick<GameView, "state" | "pendingEventIds">,
  names: GameNames,
): WaitingEntry[] {
  if (pendingEventIds.size === 0) return [];
  const acts = new Map<string, EntryState>();
  for (const entry of state.entries.values()) {
    const { eventId, fields } = entry;
    if (!pendingEventIds.has(eventId)) continue;
    const isMain = !acts.has(eventId) || fields.statType === "defensive_touchdown";
    if (isMain) acts.set(eventId, entry);
  }
  return [...acts.values()].reverse().map(({ entryId, fields, clientTimestamp }) => ({
    key: entryId,
    text: `${statName(fields)} · ${whoDidIt(fields, names)}`,
    at: clientTimestamp,
    side: names.side(fields.teamId),
  }));
}

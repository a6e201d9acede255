import type { GameView } from "../../../app/queries/game-view.ts";
import type { WaitingEntry } from "../../../parts/sync-pill/sync-status.ts";
import { type GameNames, statName, whoDidIt } from "./game-names.ts";

/** This game's entries that are not on the server yet, newest first, in words. */
export function waitingEntries(
  { state, pendingEventIds }: Pick<GameView, "state" | "pendingEventIds">,
  names: GameNames,
): WaitingEntry[] {
  if (pendingEventIds.size === 0) return [];
  return [...state.entries.values()]
    .filter((entry) => pendingEventIds.has(entry.eventId) && entry.fields.automatic !== true)
    .reverse()
    .map(({ entryId, fields, clientTimestamp }) => ({
      key: entryId,
      text: `${statName(fields)} · ${whoDidIt(fields, names)}`,
      at: clientTimestamp,
      side: names.side(fields.teamId),
    }));
}

import type { EntryState, GameState } from "../../domain/game/game-state.ts";
import { type PlayNames, playLine } from "../stats/play-words.ts";
import type { WaitingEntry } from "./sync-status.ts";

/** Returns a game's unsent acts with the newest first, without undone ones; a return is its touchdown (D26). */
export function waitingEntries(
  {
    state,
    pendingEventIds,
    refusedEventIds,
  }: {
    readonly state: Pick<GameState, "entries" | "teams">;
    readonly pendingEventIds: ReadonlySet<string>;
    readonly refusedEventIds: ReadonlySet<string>;
  },
  names: PlayNames,
): WaitingEntry[] {
  if (pendingEventIds.size === 0) return [];
  const acts = new Map<string, EntryState>();
  for (const entry of state.entries.values()) {
    const { eventId, fields, removed } = entry;
    if (removed || !pendingEventIds.has(eventId) || refusedEventIds.has(eventId)) continue;
    const isMain = !acts.has(eventId) || fields.statType === "defensive_touchdown";
    if (isMain) acts.set(eventId, entry);
  }
  return [...acts.values()].reverse().map(({ entryId, fields, clientTimestamp }) => ({
    key: entryId,
    text: playLine(fields, names),
    at: clientTimestamp,
    side: fields.teamId === state.teams.homeTeamId ? "home" : "visitor",
  }));
}

import type { GameEvent } from "../../domain/game/events.ts";

/** A line of the readable export: one entry, or one event that is no entry. */
export interface UnsyncedRow {
  readonly recorded_at: string;
  readonly game: string;
  readonly what: string;
  readonly team: string;
  readonly player: string;
  readonly details: string;
  readonly standing: string;
  readonly event_id: string;
}

/** The columns as a person reads them, from when to where it stands. */
export const UNSYNCED_COLUMNS = [
  "recorded_at",
  "game",
  "what",
  "team",
  "player",
  "details",
  "standing",
  "event_id",
] as const satisfies readonly (keyof UnsyncedRow)[];

/** Names for ids, so that a person can read the file; the id itself where no name is known. */
export interface Names {
  game(id: string): string;
  team(id: string): string;
  player(id: string): string;
}

export function unsyncedRows(event: GameEvent, standing: string, names: Names): UnsyncedRow[] {
  const base = {
    recorded_at: event.clientTimestamp ?? "",
    game: names.game(event.gameId),
    standing,
    event_id: event.eventId,
  };
  if (event.type === "stat.recorded.v1") {
    return event.payload.entries.map((entry) => ({
      ...base,
      what: [entry.statType, entry.statSubtype, entry.extraPointType].filter(Boolean).join(" "),
      team: names.team(entry.teamId),
      player: entry.playerId === null ? "" : names.player(entry.playerId),
      details: entry.passerPlayerId ? `passer ${names.player(entry.passerPlayerId)}` : "",
    }));
  }
  const { payload } = event;
  const teamId =
    typeof payload === "object" && payload !== null && "teamId" in payload ? payload.teamId : null;
  return [
    {
      ...base,
      what: event.type === "unknown" ? event.wireType : event.type,
      team: typeof teamId === "string" ? names.team(teamId) : "",
      player: "",
      details: JSON.stringify(payload),
    },
  ];
}

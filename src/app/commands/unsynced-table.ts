import type { ExportTable } from "../../domain/exports/export-table.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import type { Names } from "../queries/device/read-names.ts";

const COLUMNS = [
  "recorded_at",
  "game",
  "what",
  "team",
  "player",
  "details",
  "standing",
  "event_id",
] as const;

type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

export function unsyncedTable(
  unsynced: readonly { readonly event: GameEvent; readonly standing: string }[],
  names: Names,
): ExportTable {
  const rows = unsynced.flatMap(({ event, standing }) => rowsOf(event, standing, names));
  return { columns: COLUMNS, rows };
}

function rowsOf(event: GameEvent, standing: string, names: Names): Row[] {
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

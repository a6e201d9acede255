import * as v from "valibot";
import { PERIODS } from "../../domain/game/clock/game-clock.ts";
import { statCountsSchema } from "../../domain/game/event-payloads.ts";
import type { StatFields } from "../../domain/game/events.ts";
import type { ImportedRow } from "../../domain/game/game-state.ts";
import { EXTRA_POINT_TYPES, STAT_TYPES } from "../../domain/game/plays.ts";
import type { PlayEntry } from "../../domain/game/timeline.ts";
import type { ReviewTeam } from "../../domain/review/game-review.ts";
import type { PublishedGame, PublishedPlayer } from "../../domain/review/published-game.ts";
import { groupBy } from "../../domain/shared/group-by.ts";
import { fromWireKeys } from "../key-case.ts";
import { column, count, optionalText, type RowOf, text } from "./row-shape.ts";
import { playerCounts, teamCounts } from "./shared-columns.ts";
import { mapRow, type TableRow, tableRow } from "./table-row.ts";

const playFields = {
  teamId: text,
  playerId: optionalText,
  statType: v.picklist(STAT_TYPES),
  statSubtype: v.nullable(v.picklist(["pass", "rush"])),
  passerPlayerId: optionalText,
  extraPointType: v.nullable(v.picklist(EXTRA_POINT_TYPES)),
};

/** `order` is the position in the log, because pages are read by id. */
type StatEventRow = PlayEntry & { readonly order: number };

export const STAT_EVENTS: TableRow<StatEventRow> = mapRow(
  tableRow("stat_events", "id", {
    entryId: column("id", text),
    eventId: text,
    clientTimestamp: optionalText,
    order: column("event_order", count),
    period: v.optional(v.nullable(v.picklist(PERIODS)), null),
    clockSeconds: v.optional(v.nullable(count), null),
    ...playFields,
  }),
  ({ entryId, eventId, clientTimestamp, order, period, clockSeconds, ...fields }) => ({
    entryId,
    eventId,
    clientTimestamp,
    order,
    ...(period && clockSeconds !== null ? { gameClock: { period, seconds: clockSeconds } } : {}),
    fields: statFieldsOf(fields),
  }),
);

/** A stored null means that the field was not recorded; only a pass may name no passer. */
function statFieldsOf({
  statSubtype,
  passerPlayerId,
  extraPointType,
  ...fields
}: RowOf<typeof playFields>): StatFields {
  return {
    ...fields,
    ...(statSubtype === null ? {} : { statSubtype }),
    ...(statSubtype === "pass" ? { passerPlayerId } : {}),
    ...(extraPointType === null ? {} : { extraPointType }),
  };
}

/** `gameSeq` and `importOrder` are the position in the log. */
interface StatImportRow extends ImportedRow {
  readonly id: string;
  readonly gameSeq: number;
  readonly importOrder: number;
}

export const STAT_IMPORTS: TableRow<StatImportRow> = tableRow("stat_imports", "id", {
  id: text,
  batchId: text,
  playerId: text,
  teamId: text,
  counts: v.pipe(v.unknown(), v.transform(fromWireKeys), statCountsSchema),
  gameSeq: count,
  importOrder: count,
});

export const GAME_STATS: TableRow<PublishedPlayer> = tableRow("game_stats", "player_id", {
  playerId: text,
  teamId: text,
  counts: playerCounts,
});

export const TEAM_GAME_STATS: TableRow<ReviewTeam> = tableRow("team_game_stats", "team_id", {
  teamId: text,
  counts: teamCounts,
});

const rosterPlace = {
  id: text,
  teamId: text,
  playerId: text,
  position: column("roster_position", count),
};

export const GAME_ROSTERS = tableRow("game_rosters", "id", rosterPlace);

/** The tables of a published game, without the log position at which they were read. */
export type ReviewTables = Omit<PublishedGame, "headSeq" | "logDigest" | "override" | "clock">;

export function toReviewTables(rows: {
  readonly plays: readonly StatEventRow[];
  readonly imports: readonly StatImportRow[];
  readonly players: readonly PublishedPlayer[];
  readonly teams: readonly ReviewTeam[];
  readonly rosters: readonly RowOf<typeof rosterPlace>[];
}): ReviewTables {
  const places = rows.rosters.toSorted((a, b) => a.position - b.position);
  return {
    plays: rows.plays.toSorted((a, b) => a.order - b.order).map(({ order: _, ...entry }) => entry),
    imports: rows.imports
      .toSorted((a, b) => a.gameSeq - b.gameSeq || a.importOrder - b.importOrder)
      .map(({ batchId, playerId, teamId, counts }) => ({ batchId, playerId, teamId, counts })),
    players: rows.players,
    teams: rows.teams,
    rosters: [...groupBy(places, ({ teamId }) => teamId)].map(([teamId, players]) => ({
      teamId,
      playerIds: players.map(({ playerId }) => playerId),
    })),
  };
}

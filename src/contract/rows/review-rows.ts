import * as v from "valibot";
import type { StatFields } from "../../domain/game/events.ts";
import type { ImportedRow } from "../../domain/game/game-state.ts";
import { EXTRA_POINT_TYPES, STAT_TYPES, type StatCounts } from "../../domain/game/stats.ts";
import type { PlayEntry } from "../../domain/game/timeline.ts";
import type { ReviewTeam } from "../../domain/review/game-review.ts";
import type { PublishedPlayer } from "../../domain/review/published-game.ts";
import { fromWireKeys } from "../key-case.ts";
import { statCountsSchema } from "../stat-schema.ts";
import { columnsOf } from "./columns-of.ts";

const count = v.pipe(v.number(), v.integer());

export const PLAY_COLUMNS = columnsOf(
  "stat_events",
  "id",
  "event_id",
  "team_id",
  "player_id",
  "stat_type",
  "stat_subtype",
  "passer_player_id",
  "extra_point_type",
  "client_timestamp",
  "event_order",
);

/** `order`: the place in the log, since pages come by id. */
export const playRowSchema = v.pipe(
  v.object({
    id: v.string(),
    event_id: v.string(),
    team_id: v.string(),
    player_id: v.nullable(v.string()),
    stat_type: v.picklist(STAT_TYPES),
    stat_subtype: v.nullable(v.picklist(["pass", "rush"])),
    passer_player_id: v.nullable(v.string()),
    extra_point_type: v.nullable(v.picklist(EXTRA_POINT_TYPES)),
    client_timestamp: v.nullable(v.string()),
    event_order: count,
  }),
  v.transform((row): PlayEntry & { readonly order: number } => ({
    entryId: row.id,
    eventId: row.event_id,
    clientTimestamp: row.client_timestamp,
    fields: fieldsOf(row),
    order: row.event_order,
  })),
);

function fieldsOf(row: {
  readonly stat_type: StatFields["statType"];
  readonly team_id: string;
  readonly player_id: string | null;
  readonly stat_subtype: "pass" | "rush" | null;
  readonly passer_player_id: string | null;
  readonly extra_point_type: NonNullable<StatFields["extraPointType"]> | null;
}): StatFields {
  return {
    statType: row.stat_type,
    teamId: row.team_id,
    playerId: row.player_id,
    ...(row.stat_subtype === null ? {} : { statSubtype: row.stat_subtype }),
    ...(row.stat_subtype === "pass" ? { passerPlayerId: row.passer_player_id } : {}),
    ...(row.extra_point_type === null ? {} : { extraPointType: row.extra_point_type }),
  };
}

export const IMPORT_COLUMNS = columnsOf(
  "stat_imports",
  "id",
  "batch_id",
  "player_id",
  "team_id",
  "counts",
  "game_seq",
  "import_order",
);

export const importRowSchema = v.pipe(
  v.object({
    id: v.string(),
    batch_id: v.string(),
    player_id: v.string(),
    team_id: v.string(),
    counts: v.pipe(v.unknown(), v.transform(fromWireKeys), statCountsSchema),
    game_seq: count,
    import_order: count,
  }),
  v.transform(
    (row): ImportedRow & { readonly id: string; readonly place: readonly [number, number] } => ({
      id: row.id,
      batchId: row.batch_id,
      playerId: row.player_id,
      teamId: row.team_id,
      counts: row.counts,
      place: [row.game_seq, row.import_order],
    }),
  ),
);

export const PLAYER_STAT_COLUMNS = columnsOf(
  "game_stats",
  "player_id",
  "team_id",
  "pass_touchdowns",
  "rush_touchdowns",
  "receiving_touchdowns",
  "extra_points",
  "receiving_yards",
  "rushing_yards",
  "tackles",
  "interceptions",
  "sacks",
  "safeties",
  "returned_conversions",
  "defensive_touchdowns",
  "fumbles",
);

export const playerStatRowSchema = v.pipe(
  v.object({
    player_id: v.string(),
    team_id: v.string(),
    pass_touchdowns: count,
    rush_touchdowns: count,
    receiving_touchdowns: count,
    extra_points: count,
    receiving_yards: count,
    rushing_yards: count,
    tackles: count,
    interceptions: count,
    sacks: count,
    safeties: count,
    returned_conversions: count,
    defensive_touchdowns: count,
    fumbles: count,
  }),
  v.transform(
    ({ player_id, team_id, ...counts }): PublishedPlayer => ({
      playerId: player_id,
      teamId: team_id,
      counts: fromWireKeys(counts) as StatCounts,
    }),
  ),
);

export const TEAM_STAT_COLUMNS = columnsOf(
  "team_game_stats",
  "team_id",
  "total_pass_td",
  "total_rush_td",
  "total_receiving_td",
  "total_extra_points",
  "total_tackles",
  "total_interceptions",
  "total_sacks",
  "total_safeties",
  "total_returned_conversions",
  "total_defensive_td",
  "total_fumbles",
);

export const teamStatRowSchema = v.pipe(
  v.object({
    team_id: v.string(),
    total_pass_td: count,
    total_rush_td: count,
    total_receiving_td: count,
    total_extra_points: count,
    total_tackles: count,
    total_interceptions: count,
    total_sacks: count,
    total_safeties: count,
    total_returned_conversions: count,
    total_defensive_td: count,
    total_fumbles: count,
  }),
  v.transform(
    (row): ReviewTeam => ({
      teamId: row.team_id,
      counts: {
        passTouchdowns: row.total_pass_td,
        rushTouchdowns: row.total_rush_td,
        receivingTouchdowns: row.total_receiving_td,
        extraPoints: row.total_extra_points,
        tackles: row.total_tackles,
        interceptions: row.total_interceptions,
        sacks: row.total_sacks,
        safeties: row.total_safeties,
        returnedConversions: row.total_returned_conversions,
        defensiveTouchdowns: row.total_defensive_td,
        fumbles: row.total_fumbles,
      },
    }),
  ),
);

export const ROSTER_COLUMNS = columnsOf(
  "game_rosters",
  "id",
  "team_id",
  "player_id",
  "roster_position",
);

export const rosterRowSchema = v.pipe(
  v.object({
    id: v.string(),
    team_id: v.string(),
    player_id: v.string(),
    roster_position: count,
  }),
  v.transform((row) => ({
    id: row.id,
    teamId: row.team_id,
    playerId: row.player_id,
    position: row.roster_position,
  })),
);

export type StatEventRow = v.InferOutput<typeof playRowSchema>;

export type StatImportRow = v.InferOutput<typeof importRowSchema>;

export type GameRosterPlace = v.InferOutput<typeof rosterRowSchema>;

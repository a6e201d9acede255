import * as v from "valibot";
import { statCountsSchema } from "../../domain/game/event-payloads.ts";
import type { StatFields } from "../../domain/game/events.ts";
import type { ImportedRow } from "../../domain/game/game-state.ts";
import { EXTRA_POINT_TYPES, STAT_TYPES } from "../../domain/game/plays.ts";
import type { PlayEntry } from "../../domain/game/timeline.ts";
import type { ReviewTeam } from "../../domain/review/game-review.ts";
import type { PublishedPlayer } from "../../domain/review/published-game.ts";
import { fromWireKeys } from "../key-case.ts";
import { columnsOf } from "./columns-of.ts";
import {
  playerCountEntries,
  playerCountsOf,
  teamCountEntries,
  teamCountsOf,
} from "./game-counts.ts";

const count = v.pipe(v.number(), v.integer());

/** `order` is the position in the log, because pages are read by id. */
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

export const PLAY_COLUMNS = columnsOf("stat_events", playRowSchema);

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

export const IMPORT_COLUMNS = columnsOf("stat_imports", importRowSchema);

const playerStatEntries = { player_id: v.string(), team_id: v.string(), ...playerCountEntries };

export const playerStatRowSchema = v.pipe(
  v.object(playerStatEntries),
  v.transform(
    (row): PublishedPlayer => ({
      playerId: row.player_id,
      teamId: row.team_id,
      counts: playerCountsOf(row),
    }),
  ),
);

export const PLAYER_STAT_COLUMNS = columnsOf("game_stats", playerStatRowSchema);

const teamStatEntries = { team_id: v.string(), ...teamCountEntries };

export const teamStatRowSchema = v.pipe(
  v.object(teamStatEntries),
  v.transform((row): ReviewTeam => ({ teamId: row.team_id, counts: teamCountsOf(row) })),
);

export const TEAM_STAT_COLUMNS = columnsOf("team_game_stats", teamStatRowSchema);

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

export const ROSTER_COLUMNS = columnsOf("game_rosters", rosterRowSchema);

export type StatEventRow = v.InferOutput<typeof playRowSchema>;

export type StatImportRow = v.InferOutput<typeof importRowSchema>;

export type GameRosterPlace = v.InferOutput<typeof rosterRowSchema>;

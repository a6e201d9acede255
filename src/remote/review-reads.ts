import { readRows } from "../contract/rows/read-rows.ts";
import {
  type GameRosterPlace,
  IMPORT_COLUMNS,
  importRowSchema,
  PLAY_COLUMNS,
  PLAYER_STAT_COLUMNS,
  playerStatRowSchema,
  playRowSchema,
  ROSTER_COLUMNS,
  rosterRowSchema,
  type StatEventRow,
  type StatImportRow,
  TEAM_STAT_COLUMNS,
  teamStatRowSchema,
} from "../contract/rows/review-rows.ts";
import type { ReviewTeam } from "../domain/review/game-review.ts";
import type { PublishedGame, PublishedPlayer } from "../domain/review/published-game.ts";
import { groupBy } from "../domain/shared/group-by.ts";
import type { TransportResult } from "../sync/transport.ts";
import { readAllRows } from "./paged-read.ts";
import type { RestCalls } from "./rest-calls.ts";
import type { Select } from "./rest-query.ts";

/** The tables of a published game, without the place of the log that they were read at. */
export type ReviewTables = Omit<PublishedGame, "headSeq" | "logDigest" | "override">;

/**
 * What everybody may read of a game's plays and figures: five tables, each complete or none
 * (I23). Whether they are of one moment is for the caller to see by the game's row.
 */
export async function readReviewTables(
  calls: RestCalls,
  gameId: string,
  signal: AbortSignal,
): Promise<TransportResult<ReviewTables>> {
  const ofGame = (select: Select) => select.eq("game_id", gameId);
  const [plays, imports, players, teams, rosters] = await Promise.all([
    readAllRows<StatEventRow>(calls, signal, {
      table: "stat_events",
      columns: PLAY_COLUMNS,
      key: "id",
      keyOf: (row) => row.entryId,
      filter: (select) => ofGame(select).eq("is_deleted", false),
      read: (body) => readRows(playRowSchema, body),
    }),
    readAllRows<StatImportRow>(calls, signal, {
      table: "stat_imports",
      columns: IMPORT_COLUMNS,
      key: "id",
      keyOf: (row) => row.id,
      filter: ofGame,
      read: (body) => readRows(importRowSchema, body),
    }),
    readAllRows<PublishedPlayer>(calls, signal, {
      table: "game_stats",
      columns: PLAYER_STAT_COLUMNS,
      key: "player_id",
      keyOf: (row) => row.playerId,
      filter: ofGame,
      read: (body) => readRows(playerStatRowSchema, body),
    }),
    readAllRows<ReviewTeam>(calls, signal, {
      table: "team_game_stats",
      columns: TEAM_STAT_COLUMNS,
      key: "team_id",
      keyOf: (row) => row.teamId,
      filter: ofGame,
      read: (body) => readRows(teamStatRowSchema, body),
    }),
    readAllRows<GameRosterPlace>(calls, signal, {
      table: "game_rosters",
      columns: ROSTER_COLUMNS,
      key: "id",
      keyOf: (row) => row.id,
      filter: ofGame,
      read: (body) => readRows(rosterRowSchema, body),
    }),
  ]);
  if (!plays.ok) return plays;
  if (!imports.ok) return imports;
  if (!players.ok) return players;
  if (!teams.ok) return teams;
  if (!rosters.ok) return rosters;
  const places = rosters.value.toSorted((a, b) => a.position - b.position);
  return {
    ok: true,
    value: {
      plays: plays.value
        .toSorted((a, b) => a.order - b.order)
        .map(({ order: _, ...entry }) => entry),
      imports: imports.value
        .toSorted((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
        .map(({ id: _, place: __, ...row }) => row),
      players: players.value,
      teams: teams.value,
      rosters: [...groupBy(places, ({ teamId }) => teamId)].map(([teamId, rows]) => ({
        teamId,
        playerIds: rows.map(({ playerId }) => playerId),
      })),
    },
  };
}

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
import { type ReviewTables, toReviewTables } from "../contract/rows/review-tables.ts";
import type { ReviewTeam } from "../domain/review/game-review.ts";
import type { PublishedPlayer } from "../domain/review/published-game.ts";
import type { TransportResult } from "../sync/transport.ts";
import { readAllRows } from "./paged-read.ts";
import type { RestCalls } from "./rest-calls.ts";
import type { Select } from "./rest-query.ts";

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
  return {
    ok: true,
    value: toReviewTables({
      plays: plays.value,
      imports: imports.value,
      players: players.value,
      teams: teams.value,
      rosters: rosters.value,
    }),
  };
}

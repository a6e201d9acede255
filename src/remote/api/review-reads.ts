import {
  IMPORT_COLUMNS,
  importRowSchema,
  PLAY_COLUMNS,
  PLAYER_STAT_COLUMNS,
  playerStatRowSchema,
  playRowSchema,
  ROSTER_COLUMNS,
  rosterRowSchema,
  TEAM_STAT_COLUMNS,
  teamStatRowSchema,
} from "../../contract/rows/review-rows.ts";
import { type ReviewTables, toReviewTables } from "../../contract/rows/review-tables.ts";
import type { TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { listed, readsBy } from "../http/paged-read.ts";
import { BY_ID, BY_PLAYER, BY_TEAM } from "./listed-tables.ts";

const PLAYS = listed("stat_events", PLAY_COLUMNS, playRowSchema, {
  key: "id",
  keyOf: ({ entryId }: { readonly entryId: string }) => entryId,
});
const IMPORTS = listed("stat_imports", IMPORT_COLUMNS, importRowSchema, BY_ID);
const PLAYER_STATS = listed("game_stats", PLAYER_STAT_COLUMNS, playerStatRowSchema, BY_PLAYER);
const TEAM_STATS = listed("team_game_stats", TEAM_STAT_COLUMNS, teamStatRowSchema, BY_TEAM);
const ROSTERS = listed("game_rosters", ROSTER_COLUMNS, rosterRowSchema, BY_ID);

/**
 * Each table is complete or none is (I23). The caller sees by the game's row whether all are of one
 * moment.
 */
export async function readReviewTables(
  http: Http,
  gameId: string,
  signal: AbortSignal,
): Promise<TransportResult<ReviewTables>> {
  const ofGame = readsBy(http, "game_id");
  const [plays, imports, players, teams, rosters] = await Promise.all([
    ofGame(PLAYS, (select) => select.eq("is_deleted", false))(gameId, signal),
    ofGame(IMPORTS)(gameId, signal),
    ofGame(PLAYER_STATS)(gameId, signal),
    ofGame(TEAM_STATS)(gameId, signal),
    ofGame(ROSTERS)(gameId, signal),
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

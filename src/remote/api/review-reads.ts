import {
  GAME_ROSTERS,
  GAME_STATS,
  type ReviewTables,
  STAT_EVENTS,
  STAT_IMPORTS,
  TEAM_GAME_STATS,
  toReviewTables,
} from "../../contract/rows/review-rows.ts";
import type { TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { readsBy } from "../http/paged-read.ts";

/** Reads all tables or none (I23); the game's row tells whether they are of one moment. */
export async function readReviewTables(
  http: Http,
  gameId: string,
  signal: AbortSignal,
): Promise<TransportResult<ReviewTables>> {
  const ofGame = readsBy(http, "game_id");
  const [plays, imports, players, teams, rosters] = await Promise.all([
    ofGame(STAT_EVENTS, (select) => select.eq("is_deleted", false))(gameId, signal),
    ofGame(STAT_IMPORTS)(gameId, signal),
    ofGame(GAME_STATS)(gameId, signal),
    ofGame(TEAM_GAME_STATS)(gameId, signal),
    ofGame(GAME_ROSTERS)(gameId, signal),
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

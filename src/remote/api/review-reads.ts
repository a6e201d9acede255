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
import { readAll } from "../http/read-all.ts";

/** Reads all tables or none (I23); the game's row tells whether they are of one moment. */
export async function readReviewTables(
  http: Http,
  gameId: string,
  signal: AbortSignal,
): Promise<TransportResult<ReviewTables>> {
  const ofGame = readsBy(http, "game_id");
  const read = await readAll({
    plays: ofGame(STAT_EVENTS, (select) => select.eq("is_deleted", false))(gameId, signal),
    imports: ofGame(STAT_IMPORTS)(gameId, signal),
    players: ofGame(GAME_STATS)(gameId, signal),
    teams: ofGame(TEAM_GAME_STATS)(gameId, signal),
    rosters: ofGame(GAME_ROSTERS)(gameId, signal),
  });
  return read.ok ? { ok: true, value: toReviewTables(read.value) } : read;
}

import { GAMES } from "../../../src/contract/rows/game-rows.ts";
import { readLiveGame } from "../../../src/contract/rows/live-rows.ts";
import {
  GAME_ROSTERS,
  GAME_STATS,
  STAT_EVENTS,
  STAT_IMPORTS,
  TEAM_GAME_STATS,
  toReviewTables,
} from "../../../src/contract/rows/review-rows.ts";
import type { TableRow } from "../../../src/contract/rows/table-row.ts";
import type { GameReview } from "../../../src/domain/review/game-review.ts";
import { reviewOfTables } from "../../../src/domain/review/published-game.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { ANONYMOUS, runAs } from "./actors.ts";
import { readView } from "./read-view.ts";

/** A game's review as the page makes it that a visitor follows the game on. */
export async function readLiveReview(database: SqlDatabase, gameId: string): Promise<GameReview> {
  const [row] = await runAs(database, ANONYMOUS, (tx) =>
    tx.query<{ live: unknown }>("select public.live_game($1) as live", [gameId]),
  );
  const live = readLiveGame(row?.live);
  if (live === null) throw new Error("the live answer cannot be read");
  const { headSeq, logDigest, overrideScore } = live.game;
  return reviewOfTables(
    { ...live.tables, headSeq, logDigest, override: overrideScore ?? null },
    live.game,
    SCORING_PROFILES.guide,
  );
}

/** A game's review as a visitor's client makes it. */
export async function readReview(database: SqlDatabase, gameId: string): Promise<GameReview> {
  const read = <Row>(row: TableRow<Row>, where = "game_id = $1") =>
    readView(database, ANONYMOUS, row, where, gameId);
  const [game] = await read(GAMES, "id = $1");
  if (game === undefined) throw new Error("a visitor does not see the game");
  const tables = toReviewTables({
    plays: await read(STAT_EVENTS, "game_id = $1 and not is_deleted"),
    imports: await read(STAT_IMPORTS),
    players: await read(GAME_STATS),
    teams: await read(TEAM_GAME_STATS),
    rosters: await read(GAME_ROSTERS),
  });
  const { headSeq, logDigest, overrideScore } = game;
  return reviewOfTables(
    { ...tables, headSeq, logDigest, override: overrideScore ?? null },
    game,
    SCORING_PROFILES.guide,
  );
}

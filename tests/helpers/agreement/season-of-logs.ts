import { readWireEvent } from "../../../src/contract/event-wire.ts";
import { foldGame } from "../../../src/domain/game/fold/fold.ts";
import type { Game } from "../../../src/domain/game/game.ts";
import type { GameState } from "../../../src/domain/game/game-state.ts";
import { reviewOfLog } from "../../../src/domain/review/review-of-log.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import type { ReviewedGame } from "./figures-of-reviews.ts";

/** Adds each game's review as a device folds it: nothing comes from the server's derived tables. */
export async function reviewsOfLogs(
  database: SqlDatabase,
  games: readonly Game[],
): Promise<ReviewedGame[]> {
  const reviewed: ReviewedGame[] = [];
  for (const game of games) {
    const state = await foldedLog(database, game);
    reviewed.push({ game, review: reviewOfLog(state, SCORING_PROFILES.guide), state });
  }
  return reviewed;
}

async function foldedLog(database: SqlDatabase, game: Game): Promise<GameState> {
  const log = await database.query<{ event: unknown }>(
    "select to_jsonb(e) as event from game_events e where game_id = $1 order by game_seq",
    [game.id],
  );
  const facts = log.map(({ event }) => {
    const fact = readWireEvent(game.id, event);
    if (fact === null) throw new Error("the log holds an event that the client cannot read");
    return fact;
  });
  return foldGame(game.id, game, facts);
}

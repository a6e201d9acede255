import type { GameReview } from "../../../src/domain/review/game-review.ts";
import { reviewOfLog } from "../../../src/domain/review/review-of-log.ts";
import { SCORING_PROFILES } from "../../../src/domain/scoring/scoring-profile.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import type { TestGame } from "../database/league.ts";
import { readLiveReview, readReview } from "../database/read-review.ts";
import { foldOf, readLog } from "./folds-of-game.ts";

/** Sorts players, whose order nobody sees, and writes equal times alike. */
function comparable({ players, plays, rosters, ...rest }: GameReview) {
  const moment = (text: string | null) => (text === null ? null : Date.parse(text));
  return {
    ...rest,
    players: players.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1)),
    plays: plays.map(({ entry, ...play }) => ({
      ...play,
      entry: { ...entry, clientTimestamp: moment(entry.clientTimestamp) },
    })),
    rosters: Object.fromEntries(rosters),
  };
}

/** A game's review from its log, from the tables, and from the answer that visitors follow. */
export async function reviewsOf(database: SqlDatabase, game: TestGame) {
  const state = foldOf(game, await readLog(database, game));
  return {
    fromLog: comparable(reviewOfLog(state, SCORING_PROFILES.guide)),
    fromTables: comparable(await readReview(database, game.id)),
    live: comparable(await readLiveReview(database, game.id)),
  };
}

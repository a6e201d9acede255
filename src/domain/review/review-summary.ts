import type { GameSummary } from "../game/game-summary.ts";
import { STAT_KEYS, type StatCounts } from "../game/stats.ts";
import { totalTouchdownsOf } from "../game/team-stats.ts";
import type { GameReview } from "./game-review.ts";

export function hasAnyStat(counts: StatCounts): boolean {
  return STAT_KEYS.some((key) => counts[key] !== 0);
}

/** The three figures over a review and on the game's card (P §2, D44). */
export function reviewSummary({
  players,
  visitor,
  home,
}: Pick<GameReview, "players" | "visitor" | "home">): GameSummary {
  return {
    playersWithStats: players.filter(({ counts }) => hasAnyStat(counts)).length,
    totalTouchdowns: totalTouchdownsOf(visitor.counts) + totalTouchdownsOf(home.counts),
    totalTackles: visitor.counts.tackles + home.counts.tackles,
  };
}

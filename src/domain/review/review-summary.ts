import type { GameSummary } from "../game/game-summary.ts";
import { STAT_KEYS, type StatCounts } from "../game/stat-catalogue.ts";
import { totalTouchdownsOf } from "../game/team-stats.ts";
import type { GameReview } from "./game-review.ts";

export function hasAnyStat(counts: StatCounts): boolean {
  return STAT_KEYS.some((key) => counts[key] !== 0);
}

/** `person` maps merged players to one person, as on the card (P §2, D33, D44). */
export function reviewSummary(
  { players, visitor, home }: Pick<GameReview, "players" | "visitor" | "home">,
  person: (playerId: string) => string,
): GameSummary {
  const withStats = players.filter(({ counts }) => hasAnyStat(counts));
  return {
    playersWithStats: new Set(withStats.map(({ playerId }) => person(playerId))).size,
    totalTouchdowns: totalTouchdownsOf(visitor.counts) + totalTouchdownsOf(home.counts),
    totalTackles: visitor.counts.tackles + home.counts.tackles,
  };
}

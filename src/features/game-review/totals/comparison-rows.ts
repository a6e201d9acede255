import { totalTouchdownsOf } from "../../../domain/game/team-stats.ts";
import type { GameReview, TeamCounts } from "../../../domain/review/game-review.ts";
import { reviewMessages } from "../review-messages.ts";

export interface ComparisonRow {
  readonly label: string;
  readonly visitor: number;
  readonly home: number;
  /** Bar lengths, 0 to 1, of the row's larger figure. */
  readonly visitorShare: number;
  readonly homeShare: number;
}

const FIGURES: readonly [string, (counts: TeamCounts) => number][] = [
  [reviewMessages.comparison.touchdowns, totalTouchdownsOf],
  [reviewMessages.comparison.extraPoints, (counts) => counts.extraPoints],
  [reviewMessages.comparison.tackles, (counts) => counts.tackles],
  [reviewMessages.comparison.interceptions, (counts) => counts.interceptions],
  [reviewMessages.comparison.sacks, (counts) => counts.sacks],
  [reviewMessages.comparison.safeties, (counts) => counts.safeties],
];

/**
 * In: a game's review. Out: the rows of the butterfly, each on its own scale from 0 (D44); none
 * where there is nothing to compare.
 */
export function comparisonRows(teams: Pick<GameReview, "visitor" | "home">): ComparisonRow[] {
  const rows = FIGURES.map(([label, figure]) => {
    const visitor = figure(teams.visitor.counts);
    const home = figure(teams.home.counts);
    const most = Math.max(visitor, home, 1);
    return { label, visitor, home, visitorShare: visitor / most, homeShare: home / most };
  });
  return rows.some(({ visitor, home }) => visitor + home > 0) ? rows : [];
}

import { STATS, TEAM_STAT_KEYS, type TeamCounts } from "../../../domain/game/stat-catalogue.ts";
import { totalTouchdownsOf } from "../../../domain/game/team-stats.ts";
import type { GameReview } from "../../../domain/review/game-review.ts";
import { reviewMessages } from "../review-messages.ts";

export interface ComparisonRow {
  readonly label: string;
  readonly visitor: number;
  readonly home: number;
  /** The bars' lengths, 0 to 1, of the row's larger figure. */
  readonly visitorShare: number;
  readonly homeShare: number;
}

const FIGURES: readonly (readonly [string, (counts: TeamCounts) => number])[] = [
  [reviewMessages.comparison.touchdowns, totalTouchdownsOf],
  ...TEAM_STAT_KEYS.filter((key) => STATS[key].teams.isCompared).map(
    (key) => [STATS[key].label, (counts: TeamCounts) => counts[key]] as const,
  ),
];

/** Each row has its own scale from 0 (D44). */
export function comparisonRows(teams: Pick<GameReview, "visitor" | "home">): ComparisonRow[] {
  const rows = FIGURES.map(([label, figure]) => {
    const visitor = figure(teams.visitor.counts);
    const home = figure(teams.home.counts);
    const most = Math.max(visitor, home, 1);
    return { label, visitor, home, visitorShare: visitor / most, homeShare: home / most };
  });
  return rows.some(({ visitor, home }) => visitor + home > 0) ? rows : [];
}

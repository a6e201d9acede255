import type { GameState } from "../../../domain/game/game-state.ts";
import { type TeamGameStats, teamStatsOf } from "../../../domain/game/team-stats.ts";
import { reviewMessages } from "../review-messages.ts";

export interface ComparisonRow {
  readonly label: string;
  readonly visitor: number;
  readonly home: number;
  /** Bar lengths, 0 to 1, of the row's larger figure. */
  readonly visitorShare: number;
  readonly homeShare: number;
}

const FIGURES: readonly [string, (team: TeamGameStats) => number][] = [
  [reviewMessages.comparison.touchdowns, (team) => team.totalTouchdowns],
  [reviewMessages.comparison.extraPoints, (team) => team.counts.extraPoints],
  [reviewMessages.comparison.tackles, (team) => team.counts.tackles],
  [reviewMessages.comparison.interceptions, (team) => team.counts.interceptions],
  [reviewMessages.comparison.sacks, (team) => team.counts.sacks],
  [reviewMessages.comparison.safeties, (team) => team.counts.safeties],
];

/**
 * In: a folded game. Out: the rows of the butterfly, each on its own scale from 0 (D44); none
 * where there is nothing to compare.
 */
export function comparisonRows(state: GameState): ComparisonRow[] {
  const teams = teamStatsOf(state);
  const rows = FIGURES.map(([label, figure]) => {
    const visitor = figure(teams.visitor);
    const home = figure(teams.home);
    const most = Math.max(visitor, home, 1);
    return { label, visitor, home, visitorShare: visitor / most, homeShare: home / most };
  });
  return rows.some(({ visitor, home }) => visitor + home > 0) ? rows : [];
}

import { figuresOf } from "./fold/fold-corrections.ts";
import type { GameState } from "./game-state.ts";
import { STAT_KEYS } from "./stat-catalogue.ts";
import { teamStatsOf } from "./team-stats.ts";

/** The three figures above a game's review and on its card (P §2). */
export interface GameSummary {
  readonly playersWithStats: number;
  readonly totalTouchdowns: number;
  readonly totalTackles: number;
}

/** A line that was corrected to nothing does not count, as in the view `game_summaries`. */
export function gameSummaryOf(state: GameState): GameSummary {
  const players = new Set<string>();
  for (const line of state.lines.values()) {
    const figures = figuresOf(line);
    if (STAT_KEYS.some((key) => figures[key] > 0)) players.add(line.playerId);
  }
  const { visitor, home } = teamStatsOf(state);
  return {
    playersWithStats: players.size,
    totalTouchdowns: visitor.totalTouchdowns + home.totalTouchdowns,
    totalTackles: visitor.counts.tackles + home.counts.tackles,
  };
}

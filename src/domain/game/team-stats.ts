import { figuresOf } from "./fold/fold-corrections.ts";
import { plus } from "./fold/fold-lines.ts";
import type { GameState } from "./game-state.ts";
import { finalScore } from "./live-score.ts";
import { type StatCounts, zeroCounts } from "./stat-catalogue.ts";

/** A team's row of `team_game_stats`, with every figure of the catalogue. */
export interface TeamGameStats {
  readonly teamId: string;
  /** Sum of the team's player lines and the entries without a player (D44, D46b). */
  readonly counts: StatCounts;
  /** The other team's sacks. */
  readonly sacksAllowed: number;
  /** The final score, which may be an override (D37). */
  readonly pointsScored: number;
  readonly pointsAllowed: number;
  /** Passes, rushes and defensive touchdowns; each touchdown counts once (D44). */
  readonly totalTouchdowns: number;
}

function teamCounts(state: GameState, teamId: string): StatCounts {
  let sum = state.teamLevel.get(teamId) ?? zeroCounts();
  for (const line of state.lines.values()) {
    if (line.teamId === teamId) sum = plus(sum, figuresOf(line));
  }
  return sum;
}

/** Counts each touchdown once: a reception is the other half of its pass (D44). */
export function totalTouchdownsOf(
  counts: Pick<StatCounts, "passTouchdowns" | "rushTouchdowns" | "defensiveTouchdowns">,
): number {
  return counts.passTouchdowns + counts.rushTouchdowns + counts.defensiveTouchdowns;
}

export function teamStatsOf(state: GameState): {
  readonly visitor: TeamGameStats;
  readonly home: TeamGameStats;
} {
  const { visitorTeamId, homeTeamId } = state.teams;
  const score = finalScore(state);
  const visitor = teamCounts(state, visitorTeamId);
  const home = teamCounts(state, homeTeamId);
  return {
    visitor: {
      teamId: visitorTeamId,
      counts: visitor,
      sacksAllowed: home.sacks,
      pointsScored: score.visitor,
      pointsAllowed: score.home,
      totalTouchdowns: totalTouchdownsOf(visitor),
    },
    home: {
      teamId: homeTeamId,
      counts: home,
      sacksAllowed: visitor.sacks,
      pointsScored: score.home,
      pointsAllowed: score.visitor,
      totalTouchdowns: totalTouchdownsOf(home),
    },
  };
}

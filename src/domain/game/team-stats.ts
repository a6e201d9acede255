import { figuresOf } from "./fold/fold-corrections.ts";
import { plus } from "./fold/fold-lines.ts";
import type { Side } from "./fold/fold-timeouts.ts";
import type { GameState } from "./game-state.ts";
import { finalScore } from "./live-score.ts";
import { type StatCounts, zeroCounts } from "./stat-catalogue.ts";

export interface TeamGameStats {
  readonly teamId: string;
  /** Sums the team's player lines and the entries without a player (D44, D46b). */
  readonly counts: StatCounts;
  readonly sacksAllowed: number;
  /** The final score, which may be an override (D37). */
  readonly pointsScored: number;
  readonly pointsAllowed: number;
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

export function teamStatsOf(state: GameState): Readonly<Record<Side, TeamGameStats>> {
  const { visitorTeamId, homeTeamId } = state.teams;
  const score = finalScore(state);
  const ids = { visitor: visitorTeamId, home: homeTeamId };
  const counts = { visitor: teamCounts(state, visitorTeamId), home: teamCounts(state, homeTeamId) };
  const statsOf = (side: Side, other: Side): TeamGameStats => ({
    teamId: ids[side],
    counts: counts[side],
    sacksAllowed: counts[other].sacks,
    pointsScored: score[side],
    pointsAllowed: score[other],
    totalTouchdowns: totalTouchdownsOf(counts[side]),
  });
  return { visitor: statsOf("visitor", "home"), home: statsOf("home", "visitor") };
}

import type { GameState, GameTeams } from "../game-state.ts";

export const TIMEOUTS_PER_TEAM = 4;

export const SIDES = ["visitor", "home"] as const;
export type Side = (typeof SIDES)[number];

/** Returns the side of a team; null when the team does not play in this game (D28). */
export function sideOf(teams: GameTeams, teamId: string): Side | null {
  if (teamId === teams.visitorTeamId) return "visitor";
  return teamId === teams.homeTeamId ? "home" : null;
}

/** Clamps to 0–4 at every step, in log order (D30); a use beyond the fourth is kept as a flag. */
export function countTimeout(state: GameState, teamId: string, step: 1 | -1): void {
  const side = sideOf(state.teams, teamId);
  if (side === null) return;
  const used = state.timeoutsUsed[side] + step;
  if (used > TIMEOUTS_PER_TEAM) {
    state.timeoutsOver = { ...state.timeoutsOver, [side]: state.timeoutsOver[side] + 1 };
  } else if (used >= 0) {
    state.timeoutsUsed = { ...state.timeoutsUsed, [side]: used };
  }
}

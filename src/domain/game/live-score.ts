import type { Score } from "./events.ts";
import type { GameState } from "./game-state.ts";

/** The score from the log alone: the live entries of the two teams (D40). */
export function computedScore(state: Pick<GameState, "points" | "teams">): Score {
  return {
    visitor: state.points.get(state.teams.visitorTeamId) ?? 0,
    home: state.points.get(state.teams.homeTeamId) ?? 0,
  };
}

/** The score shown everywhere: the override if there is one, else the computed score (D37). */
export function finalScore(state: Pick<GameState, "points" | "teams" | "override">): Score {
  return state.override ?? computedScore(state);
}

/** The review and the finalize dialog say so (D37). */
export function overrideDisagrees(
  state: Pick<GameState, "points" | "teams" | "override">,
): boolean {
  const { override } = state;
  const computed = computedScore(state);
  return (
    override !== null && (override.visitor !== computed.visitor || override.home !== computed.home)
  );
}

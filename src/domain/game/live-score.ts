import type { Score } from "./events.ts";
import type { GameState } from "./game-state.ts";

/** The score of the log alone: live entries of the two teams (D40). */
export function computedScore(state: Pick<GameState, "points" | "teams">): Score {
  return {
    visitor: state.points.get(state.teams.visitorTeamId) ?? 0,
    home: state.points.get(state.teams.homeTeamId) ?? 0,
  };
}

/** The score shown everywhere: the override where one stands, else the computed one (D37). */
export function finalScore(state: Pick<GameState, "points" | "teams" | "override">): Score {
  return state.override ?? computedScore(state);
}

/** Whether an override hides a different computed score: the review and finalize say so (D37). */
export function overrideDisagrees(
  state: Pick<GameState, "points" | "teams" | "override">,
): boolean {
  const { override } = state;
  const computed = computedScore(state);
  return (
    override !== null && (override.visitor !== computed.visitor || override.home !== computed.home)
  );
}

import { fail, ok } from "../../shared/result.ts";
import { sideOf, TIMEOUTS_PER_TEAM } from "../fold/fold-timeouts.ts";
import type { GameState } from "../game-state.ts";
import type { Decision } from "./decision.ts";

/** Uses the team's next timeout, whichever marker was tapped (D30). */
export function takeTimeout(
  state: GameState,
  teamId: string,
): Decision<"team_not_in_game" | "no_timeout_left"> {
  const side = sideOf(state.teams, teamId);
  if (side === null) return fail({ code: "team_not_in_game" });
  if (state.timeoutsUsed[side] >= TIMEOUTS_PER_TEAM) return fail({ code: "no_timeout_left" });
  return ok([{ type: "timeout.used.v1", payload: { teamId } }]);
}

/** Gives back the team's last used timeout, after the screen has asked for confirmation (D30). */
export function returnTimeout(
  state: GameState,
  teamId: string,
): Decision<"team_not_in_game" | "no_timeout_used"> {
  const side = sideOf(state.teams, teamId);
  if (side === null) return fail({ code: "team_not_in_game" });
  if (state.timeoutsUsed[side] === 0) return fail({ code: "no_timeout_used" });
  return ok([{ type: "timeout.returned.v1", payload: { teamId } }]);
}

import { ROSTER_MAX } from "../roster/roster-rules.ts";
import type { GameState } from "./game-state.ts";

/** Events beyond a limit: they are applied or clamped, and flagged (D28, D37). */
export type GameFlag =
  | { readonly code: "roster_over_limit"; readonly teamId: string; readonly count: number }
  | { readonly code: "timeouts_over_limit"; readonly teamId: string; readonly count: number }
  | { readonly code: "correction_from_outdated_base"; readonly eventId: string };

export function gameFlags(state: GameState): readonly GameFlag[] {
  const { visitorTeamId, homeTeamId } = state.teams;
  const rosters = [...state.rosters]
    .filter(([, players]) => players.size > ROSTER_MAX)
    .map(([teamId, { size: count }]) => ({ code: "roster_over_limit", teamId, count }) as const);
  const timeouts = (
    [
      [visitorTeamId, state.timeoutsOver.visitor],
      [homeTeamId, state.timeoutsOver.home],
    ] as const
  )
    .filter(([, count]) => count > 0)
    .map(([teamId, count]) => ({ code: "timeouts_over_limit", teamId, count }) as const);
  const corrections = state.corrections
    .filter((correction) => correction.outdatedBase)
    .map(({ eventId }) => ({ code: "correction_from_outdated_base", eventId }) as const);
  return [...rosters, ...timeouts, ...corrections];
}

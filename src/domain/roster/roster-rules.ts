/** Players a team needs and may have in a game (P §5, P §9). */
export const ROSTER_MIN = 6;
export const ROSTER_MAX = 20;

export type RosterProblem = "roster_too_small" | "roster_too_large";

/** In: how many players are selected. Out: what is wrong with that, null when nothing is. */
export function rosterProblem(count: number): RosterProblem | null {
  if (count < ROSTER_MIN) return "roster_too_small";
  return count > ROSTER_MAX ? "roster_too_large" : null;
}

/** Whether one more player may be ticked: selection stops at 20 (P §5). */
export function canSelectMore(count: number): boolean {
  return count < ROSTER_MAX;
}

/** Whether a player is offered for a game roster or a stat: IR players are not (P §4, D36). */
export function isSelectable(player: {
  readonly isActive: boolean;
  readonly isIr: boolean;
}): boolean {
  return player.isActive && !player.isIr;
}

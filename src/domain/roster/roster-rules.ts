export const ROSTER_MIN = 6;
export const ROSTER_MAX = 20;

export type RosterProblem = "roster_too_small" | "roster_too_large";

export function rosterProblem(count: number): RosterProblem | null {
  if (count < ROSTER_MIN) return "roster_too_small";
  return count > ROSTER_MAX ? "roster_too_large" : null;
}

export function canSelectMore(count: number): boolean {
  return count < ROSTER_MAX;
}

/** A player on injured reserve cannot be chosen for a roster or a stat (P §4, D36). */
export function isSelectable(player: {
  readonly isActive: boolean;
  readonly isIr: boolean;
}): boolean {
  return player.isActive && !player.isIr;
}

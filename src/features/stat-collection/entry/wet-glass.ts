import type { StatChoice } from "../../../domain/game/decide/decide-stat.ts";

/** Two touches on one cell within this time are one drop of rain (interface.md "Wet glass"). */
export const WET_GLASS_MS = 400;

export interface Touch {
  readonly cell: string;
  /** Milliseconds on a monotonic clock. */
  readonly at: number;
}

/** The newest entry with the touch that completed it. */
export interface LastEntry extends Touch {
  readonly choice: StatChoice;
}

export function isSameDrop(first: Touch | null, second: Touch): boolean {
  return first !== null && first.cell === second.cell && second.at - first.at < WET_GLASS_MS;
}

/** True for an equal entry on the same cell within 400 ms, unless the touch only opens a sheet. */
export function mayBeRain(
  last: LastEntry | null,
  touch: Touch,
  commit: StatChoice | null,
): boolean {
  if (last === null || commit === null || !isSameDrop(last, touch)) return false;
  return JSON.stringify(commit) === JSON.stringify(last.choice);
}

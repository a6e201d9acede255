import type { StatChoice } from "../../../domain/game/decide/decide-stat.ts";

/** Two touches closer than this on one cell are one drop of rain (interface.md "Wet glass"). */
export const WET_GLASS_MS = 400;

export interface Touch {
  readonly cell: string;
  /** Milliseconds, monotonic. */
  readonly at: number;
}

/** The newest entry and the touch that completed it. */
export interface LastEntry extends Touch {
  readonly choice: StatChoice;
}

export function isSameDrop(first: Touch | null, second: Touch): boolean {
  return first !== null && first.cell === second.cell && second.at - first.at < WET_GLASS_MS;
}

/** The identical entry on the same cell within 400 ms; a touch that only opens a sheet is exempt. */
export function mayBeRain(
  last: LastEntry | null,
  touch: Touch,
  commit: StatChoice | null,
): boolean {
  if (last === null || commit === null || !isSameDrop(last, touch)) return false;
  return JSON.stringify(commit) === JSON.stringify(last.choice);
}

import type { StatChoice } from "../../../domain/game/decide/decide-stat.ts";

/** Two touches closer than this on one cell are one drop of rain (interface.md "Wet glass"). */
export const WET_GLASS_MS = 400;

export interface Touch {
  /** Button, tile or chip under the finger. */
  readonly cell: string;
  /** Milliseconds, monotonic. */
  readonly at: number;
}

/** The newest entry and the touch that completed it. */
export interface LastEntry extends Touch {
  readonly choice: StatChoice;
}

/** Whether two touches are so close that the second may be rain. */
export function isSameDrop(first: Touch | null, second: Touch): boolean {
  return first !== null && first.cell === second.cell && second.at - first.at < WET_GLASS_MS;
}

/**
 * Whether to ask before going on. In: the newest entry, this touch and the entry it would
 * complete (null: none). Out: true for the identical entry on the same cell inside 400 ms. A
 * touch that completes nothing only opens a sheet, which is closed again without harm.
 */
export function mayBeRain(
  last: LastEntry | null,
  touch: Touch,
  commit: StatChoice | null,
): boolean {
  if (last === null || commit === null || !isSameDrop(last, touch)) return false;
  return JSON.stringify(commit) === JSON.stringify(last.choice);
}

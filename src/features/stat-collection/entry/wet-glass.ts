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

/**
 * What a touch within 400 ms on the cell of the last entry means: an equal entry asks, a sheet that
 * it would open is ignored, another entry counts (null).
 */
export function rainOn(
  last: LastEntry,
  touch: Touch,
  commit: StatChoice | null,
): "asks" | "ignored" | null {
  if (!isSameDrop(last, touch)) return null;
  if (commit === null) return "ignored";
  return JSON.stringify(commit) === JSON.stringify(last.choice) ? "asks" : null;
}

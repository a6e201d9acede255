import type { StatChoice } from "../../../domain/game/decide-record.ts";

/** Two touches closer than this on one cell are one drop of rain (interface.md "Wet glass"). */
export const WET_GLASS_MS = 400;

/** The newest entry and where the finger was when it was made. */
export interface LastEntry {
  readonly choice: StatChoice;
  readonly cell: string;
  /** Milliseconds, monotonic. */
  readonly at: number;
}

/** Whether a touch repeats the newest entry: same cell, under 400 ms later; then ask once. */
export function isRepeatedTouch(last: LastEntry | null, cell: string, now: number): boolean {
  return last !== null && last.cell === cell && now - last.at < WET_GLASS_MS;
}

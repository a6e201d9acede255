/** How long the last action can be undone by its button (P §9, D24). */
export const UNDO_WINDOW_MS = 10_000;

export interface UndoableAct {
  readonly eventId: string;
  /** Milliseconds since 1970 at the tap. */
  readonly at: number;
  /** "RUSH TD for #7 Ada Reyes", said when it is undone. */
  readonly what: string;
}

/** Whole seconds, 10 to 1; null when the time is over. A clock set back does not lengthen it. */
export function undoSecondsLeft(act: Pick<UndoableAct, "at"> | null, now: number): number | null {
  if (act === null) return null;
  const left = Math.min(UNDO_WINDOW_MS, act.at + UNDO_WINDOW_MS - now);
  return left <= 0 ? null : Math.ceil(left / 1000);
}

/** Milliseconds until the shown number changes; never 0, so that a timer cannot spin. */
export function msToNextSecond(act: Pick<UndoableAct, "at">, now: number): number {
  const left = Math.max(0, act.at + UNDO_WINDOW_MS - now);
  return left % 1000 || 1000;
}

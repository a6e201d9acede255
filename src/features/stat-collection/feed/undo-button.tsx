import { Undo2 } from "lucide-react";
import { Icon } from "../../../ui/icon.tsx";
import { useOpenDialogs } from "../../../ui/styles/root-marks.ts";
import { UNDO_KEY } from "../entry/keys/entry-keys.ts";
import { usePressedBy } from "../entry/keys/use-pressed-by.ts";
import { Drain, useSecondsLeft } from "../live/countdown.tsx";
import { messages } from "../messages.ts";

/** The button can undo the last action for this long (P §9, D24). */
export const UNDO_WINDOW_MS = 10_000;

export interface UndoableAct {
  readonly eventId: string;
  /** Milliseconds since 1970 of the tap. */
  readonly at: number;
  /** "RUSH TD for #7 Ada Reyes", as announced after the undo. */
  readonly what: string;
}

/** Shows "Undo Last" for 10 seconds, in numerals and as a draining bar; a dialog stops them (D24). */
export function UndoButton({
  act,
  onUndo,
}: {
  act: UndoableAct;
  onUndo: (act: UndoableAct) => void;
}) {
  const pressedBy = usePressedBy();
  // A dialog takes every tap, so nobody can undo meanwhile.
  const isCovered = useOpenDialogs((open) => open > 0);
  const seconds = useSecondsLeft(act.at, UNDO_WINDOW_MS, isCovered);
  if (seconds === null) return null;
  return (
    <button type="button" className="fd-undo" {...pressedBy(UNDO_KEY)} onClick={() => onUndo(act)}>
      <Icon as={Undo2} />
      {messages.feed.undo}
      <b aria-hidden="true">{seconds}</b>
      <Drain seconds={seconds} windowMs={UNDO_WINDOW_MS} />
    </button>
  );
}

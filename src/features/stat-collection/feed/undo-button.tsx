import { Undo2 } from "lucide-react";
import { type CSSProperties, useEffect, useState } from "react";
import { Icon } from "../../../ui/icon.tsx";
import { messages } from "../messages.ts";
import {
  msToNextSecond,
  UNDO_WINDOW_MS,
  type UndoableAct,
  undoSecondsLeft,
} from "./undo-window.ts";

/** "Undo Last": 10 seconds in numerals and as a bar that drains (D24); then it is gone. */
export function UndoButton({
  act,
  onUndo,
}: {
  act: UndoableAct;
  onUndo: (act: UndoableAct) => void;
}) {
  const [now, setNow] = useState(Date.now);
  const seconds = undoSecondsLeft(act, now);
  useEffect(() => {
    if (seconds === null) return;
    const timer = setTimeout(() => setNow(Date.now()), msToNextSecond(act, Date.now()));
    return () => clearTimeout(timer);
  }, [act, seconds]);
  if (seconds === null) return null;
  const drain = {
    "--left": (seconds * 1000) / UNDO_WINDOW_MS,
    "--window": `${UNDO_WINDOW_MS}ms`,
    "--gone": "0ms",
  } as CSSProperties;
  return (
    <button type="button" className="fd-undo" style={drain} onClick={() => onUndo(act)}>
      <Icon as={Undo2} />
      {messages.feed.undo}
      <b aria-hidden="true">{seconds}</b>
      <i aria-hidden="true" />
    </button>
  );
}

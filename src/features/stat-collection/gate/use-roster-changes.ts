import { useEffect, useRef } from "react";
import { useGame } from "../../../app/queries/game/use-game.ts";
import {
  checkedInBoth,
  type GateSelection,
  isSameSelection,
  withChanges,
} from "./roster-selection.ts";

/** Adopts other phones' roster changes in an open selection (D36, I17). */
export function useRosterChanges(
  onSelect: (change: (old: GateSelection) => GateSelection) => void,
): void {
  const { visitor, home } = useGame(checkedInBoth);
  const seen = useRef<GateSelection>({ visitor, home });
  useEffect(() => {
    const before = seen.current;
    const after = { visitor, home };
    seen.current = after;
    // A view that was only rebuilt must not count as an edit of the draft.
    if (!isSameSelection(before, after)) onSelect((old) => withChanges(old, before, after));
  }, [visitor, home, onSelect]);
}

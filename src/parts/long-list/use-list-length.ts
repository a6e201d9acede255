import { useState } from "react";
import { useLocation } from "react-router-dom";

/** A few screens of a laptop. */
const FIRST = 36;
/** Few enough to draw between two frames. */
const STEP = 18;

/** Cards drawn per place in the history, so that Back finds the list as long as it was. */
const lengths = new Map<string, number>();

export function useListLength(): { readonly length: number; readonly grow: () => void } {
  const { key } = useLocation();
  const [, redraw] = useState(0);
  const length = lengths.get(key) ?? FIRST;
  return {
    length,
    grow() {
      lengths.set(key, length + STEP);
      redraw(length + STEP);
    },
  };
}

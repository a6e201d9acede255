import { startTransition, useEffect, useState } from "react";

const STEP = 50;

/**
 * How many rows of a list to draw now: the first ones at once, the others step by step behind, so
 * that a table of hundreds answers while it is made. The rows must not be drawn anew (`memo`).
 */
export function useGrowing(total: number): number {
  const [length, setLength] = useState(STEP);
  useEffect(() => {
    if (length < total) startTransition(() => setLength(length + STEP));
  }, [length, total]);
  return Math.min(length, total);
}

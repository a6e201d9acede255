import { startTransition, useEffect, useState } from "react";

const STEP = 50;

/** Rows to draw now: 50 at once, then more between frames. The rows need `memo`. */
export function useGrowing(total: number): number {
  const [length, setLength] = useState(STEP);
  useEffect(() => {
    if (length < total) startTransition(() => setLength(length + STEP));
  }, [length, total]);
  return Math.min(length, total);
}

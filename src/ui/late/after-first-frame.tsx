import { type ReactNode, startTransition, useEffect, useState } from "react";
import { afterPaint, hasPainted } from "../../browser/after-paint.ts";

/**
 * Holds what stands below the first view: a page opened by its address is painted without it and
 * then grows, and a page reached later is drawn whole.
 */
export function AfterFirstFrame({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(hasPainted);
  useEffect(() => {
    if (!isDrawn) void afterPaint().then(() => startTransition(() => setDrawn(true)));
  }, [isDrawn]);
  // It reserves its least room, so that the footer does not jump.
  return isDrawn ? children : <div aria-hidden="true" className="min-h-dvh" />;
}

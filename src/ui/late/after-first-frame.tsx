import { type ReactNode, startTransition, useEffect, useState } from "react";
import { afterPaint, hasPainted } from "../../browser/after-paint.ts";

/**
 * What stands below the first view of a page: opened by its address, the page is painted without
 * it and then grows. A page that one comes to later is drawn whole.
 */
export function AfterFirstFrame({ children }: { children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(hasPainted);
  useEffect(() => {
    if (!isDrawn) void afterPaint().then(() => startTransition(() => setDrawn(true)));
  }, [isDrawn]);
  // The room that it needs at least, so that the footer does not jump.
  return isDrawn ? children : <div aria-hidden="true" className="min-h-dvh" />;
}

import { useEffect, useState } from "react";
import { services } from "../bootstrap/services.ts";

/** What visitors met last time, so that a closed league does not flash up before it is asked. */
const CLOSED_KEY = "stat-tracker.browsing-closed";

/**
 * Whether this installation asks everybody to sign in (`public_browsing` = `off`, D10). Asked only
 * for visitors; without an answer the last one stands. The server decides what can be read.
 */
export function useBrowsingClosed(isVisitor: boolean): boolean {
  const [isClosed, setClosed] = useState(remembered);
  useEffect(() => {
    if (!isVisitor) return;
    const leaving = new AbortController();
    void services()
      .then(({ reference }) => reference.settings(leaving.signal))
      .then((settings) => {
        if (leaving.signal.aborted || !settings.ok) return;
        const isOff = settings.value.publicBrowsing === "off";
        remember(isOff);
        setClosed(isOff);
      })
      // No database on this device: the page says so itself.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isVisitor]);
  return isVisitor && isClosed;
}

function remembered(): boolean {
  try {
    return localStorage.getItem(CLOSED_KEY) !== null;
  } catch {
    return false;
  }
}

function remember(isClosed: boolean): void {
  try {
    if (isClosed) localStorage.setItem(CLOSED_KEY, "1");
    else localStorage.removeItem(CLOSED_KEY);
  } catch {
    // Storage can be switched off; the next visit asks again.
  }
}

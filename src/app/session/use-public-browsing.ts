import { useEffect, useState } from "react";
import { readStored, writeStored } from "../../browser/web-storage.ts";
import type { PublicBrowsing } from "../../domain/access/settings.ts";
import { services } from "../bootstrap/services.ts";

/** What visitors met last time, so that a closed league does not flash up before it is asked. */
const BROWSING_KEY = "stat-tracker.public-browsing";

/** As the server said, now or the last time; "unknown": it said nothing. */
export type KnownBrowsing = PublicBrowsing | "unknown";

/**
 * How much of this installation is open to visitors (`public_browsing`, D10). In: whether it
 * matters, which it does for visitors alone; else nobody is asked. Out: null while there is no
 * answer. It only leads people; the server decides what can be read.
 */
export function usePublicBrowsing(isAsked: boolean): KnownBrowsing | null {
  const [browsing, setBrowsing] = useState(remembered);
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    void services()
      .then(({ reference }) => reference.settings(leaving.signal))
      .then((settings) => {
        if (leaving.signal.aborted) return;
        if (settings.ok) {
          writeStored("localStorage", BROWSING_KEY, settings.value.publicBrowsing);
        }
        setBrowsing((before) =>
          settings.ok ? settings.value.publicBrowsing : (before ?? "unknown"),
        );
      })
      // No database on this device: the page says so itself.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isAsked]);
  return isAsked ? browsing : null;
}

function remembered(): KnownBrowsing | null {
  const text = readStored("localStorage", BROWSING_KEY);
  return text === "all" || text === "live_season" || text === "off" ? text : null;
}

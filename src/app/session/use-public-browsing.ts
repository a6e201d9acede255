import { useEffect, useState } from "react";
import { afterPaint } from "../../browser/after-paint.ts";
import { readStored, writeStored } from "../../browser/web-storage.ts";
import type { PublicBrowsing } from "../../domain/access/settings.ts";
import { services } from "../bootstrap/services.ts";

/** Stored, so that a closed league does not flash up before the server answers. */
const BROWSING_KEY = "stat-tracker.public-browsing";

export type KnownBrowsing = PublicBrowsing | "unknown";

/** null while there is no answer. It only leads people: the server decides (D10). */
export function usePublicBrowsing(isAsked: boolean): KnownBrowsing | null {
  const [browsing, setBrowsing] = useState(remembered);
  useEffect(() => {
    if (!isAsked) return;
    const leaving = new AbortController();
    void afterPaint()
      .then(services)
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
      // Without a database on this device, the page says so itself.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isAsked]);
  return isAsked ? browsing : null;
}

function remembered(): KnownBrowsing | null {
  const text = readStored("localStorage", BROWSING_KEY);
  return text === "all" || text === "live_season" || text === "off" ? text : null;
}

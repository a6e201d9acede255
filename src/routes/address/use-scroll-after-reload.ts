import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { readStored } from "../../browser/web-storage.ts";
import { placeKey } from "./place-key.ts";

/** The router's own key in the session storage. */
const KEPT_UNDER = "react-router-scroll-positions";
/** After this time, people have started to do something else. */
const GIVE_UP_MS = 10_000;
/** After one of these events, the person decides. */
const OWN_MOVES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** The router scrolls before the rows are drawn; this follows while the page grows. */
export function useScrollAfterReload(): void {
  const location = useLocation();
  const { hash } = location;
  const place = placeKey(location);
  useEffect(() => {
    const wanted = hash === "" ? takeKept(place) : null;
    if (wanted === null) return;
    const stopping = new AbortController();
    const stop = () => stopping.abort();
    const growth = new ResizeObserver(() => {
      const end = document.documentElement.scrollHeight - window.innerHeight;
      window.scrollTo(0, Math.min(wanted, end));
      if (end >= wanted) stop();
    });
    stopping.signal.addEventListener("abort", () => growth.disconnect());
    for (const move of OWN_MOVES) {
      window.addEventListener(move, stop, { signal: stopping.signal, passive: true });
    }
    const timer = setTimeout(stop, GIVE_UP_MS);
    growth.observe(document.body);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [place, hash]);
}

/** The router restores later places itself: their pages are drawn already. */
let isLoaded = false;

function takeKept(place: string): number | null {
  if (isLoaded) return null;
  isLoaded = true;
  try {
    const kept: unknown = JSON.parse(readStored("sessionStorage", KEPT_UNDER) ?? "{}");
    const y = typeof kept === "object" && kept !== null ? Reflect.get(kept, place) : undefined;
    return typeof y === "number" && y > 0 ? y : null;
  } catch {
    // This ignores what the router writes, because a reload starts at the top.
    return null;
  }
}

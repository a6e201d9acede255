import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { seasonInAddress } from "../../app/season/season-address.ts";
import { useChosenSeason } from "../../app/season/use-chosen-season.ts";

/** Places in this tab's history whose address leaves the active season out. */
const places = new Set<string>();
/** The router gives this key to the place where a tab starts. */
const FIRST_KEY = "default";

/** Mounted in the frame, so that it also runs for a place left before the seasons are loaded. */
export function useActivePlaces(): void {
  const { key, search } = useLocation();
  const chosenId = useChosenSeason();
  useEffect(() => {
    if (seasonInAddress(search) === null && chosenId === null) places.add(key);
  }, [key, search, chosenId]);
}

/** Only Back and Forward move the browser before the router has read what the address needs. */
export function isReturnTo({ pathname, search }: URL): boolean {
  const { location } = window;
  return location.pathname + location.search === pathname + search;
}

/** True if Back or Forward leads to this address and the active season showed there. */
export function returnsToActive(url: URL): boolean {
  if (!isReturnTo(url)) return false;
  const state: unknown = window.history.state;
  const key = typeof state === "object" && state !== null ? Reflect.get(state, "key") : undefined;
  return places.has(typeof key === "string" ? key : FIRST_KEY);
}

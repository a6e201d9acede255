import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { seasonInAddress } from "../../app/season/season-address.ts";
import { seasonChoice } from "../../app/season/season-choice.ts";

/** Places in this tab's history that showed the active season, which their address does not name. */
const places = new Set<string>();

/** Whether the place with this key showed the active season when it was left. */
export function showedActive(key: string): boolean {
  return places.has(key);
}

export function keepAsActive(key: string): void {
  places.add(key);
}

/**
 * Keeps each place that is come to while no season is chosen. Part of the frame itself: a place may
 * be left before what knows the seasons has arrived. A choice there gives it another key.
 */
export function useActivePlaces(): void {
  const { key, search } = useLocation();
  useEffect(() => {
    if (seasonInAddress(search) === null && seasonChoice.getState().chosenId === null) {
      keepAsActive(key);
    }
  }, [key, search]);
}

import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { seasonInAddress } from "../../app/season/season-address.ts";
import { seasonChoice } from "../../app/season/season-choice.ts";

/** In this tab's history; the address of these places leaves the active season out. */
const places = new Set<string>();

export function showedActive(key: string): boolean {
  return places.has(key);
}

export function keepAsActive(key: string): void {
  places.add(key);
}

/** Part of the frame, because a place may be left before what knows the seasons has come. */
export function useActivePlaces(): void {
  const { key, search } = useLocation();
  useEffect(() => {
    if (seasonInAddress(search) === null && seasonChoice.getState().chosenId === null) {
      keepAsActive(key);
    }
  }, [key, search]);
}

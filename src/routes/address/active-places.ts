import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { seasonInAddress } from "../../app/season/season-address.ts";
import { seasonChoice, showSeason } from "../../app/season/season-choice.ts";

/** In this tab's history; the address of these places leaves the active season out. */
const places = new Set<string>();

export function keepAsActive(key: string): void {
  places.add(key);
}

/** Part of the frame, because a place may be left before what knows the seasons has come. */
export function useActivePlaces(): void {
  const { key, search } = useLocation();
  const arrival = useNavigationType();

  // Once per arrival at a place in the history; a later choice there stands.
  const onArrival = useEffectEvent((place: string) => {
    if (arrival !== "POP" || seasonInAddress(search) !== null) return;
    if (places.has(place)) showSeason(null);
  });
  useEffect(() => onArrival(key), [key]);

  useEffect(() => {
    if (seasonInAddress(search) === null && seasonChoice.getState().chosenId === null) {
      keepAsActive(key);
    }
  }, [key, search]);
}

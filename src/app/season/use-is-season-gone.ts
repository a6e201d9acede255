import { useSyncExternalStore } from "react";
import { seasonChoice } from "./season-choice.ts";

/** Whether the season that was asked for is none for this reader, and that has not been read yet. */
export function useIsSeasonGone(): boolean {
  return useSyncExternalStore(seasonChoice.subscribe, isGone, isGone);
}

function isGone(): boolean {
  return seasonChoice.getState().isGone;
}

import { useSyncExternalStore } from "react";
import { seasonPath } from "./season-address.ts";
import { seasonChoice } from "./season-choice.ts";

/**
 * Makes ways to other screens of this tab's season, so that they lead to the same one where they
 * are copied or opened in a new tab. Out: the function; in: a screen's path without a query.
 */
export function useSeasonPath(): (path: string) => string {
  const chosenId = useSyncExternalStore(seasonChoice.subscribe, chosen, chosen);
  return (path) => seasonPath(path, chosenId);
}

function chosen(): string | null {
  return seasonChoice.getState().chosenId;
}

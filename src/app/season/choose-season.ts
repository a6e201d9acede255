import { readStored, writeStored } from "../../browser/web-storage.ts";
import { SEASON_KEY, seasonChoice, showSeason } from "./season-choice.ts";

/**
 * Shows a season on every screen of this tab, and in tabs that are opened from now on. In: its id,
 * or null for the active one, whichever that will be.
 */
export function chooseSeason(chosenId: string | null): void {
  showSeason(chosenId);
  writeStored("localStorage", SEASON_KEY, chosenId);
}

/**
 * From now on the active season shows in the place of this tab's, which the server does not name to
 * this reader, or which is the active one itself (D60). Where it was the last choice, tabs that are
 * opened from now on begin with the active one too.
 */
export function forgetSeason(): void {
  const { chosenId } = seasonChoice.getState();
  if (readStored("localStorage", SEASON_KEY) === chosenId)
    writeStored("localStorage", SEASON_KEY, null);
  showSeason(null);
}

import { readStored, writeStored } from "../../browser/web-storage.ts";
import { SEASON_KEY, seasonChoice, showSeason } from "./season-choice.ts";

/** Applies to this tab and to tabs that are opened later; null chooses the active season. */
export function chooseSeason(chosenId: string | null): void {
  showSeason(chosenId);
  writeStored("localStorage", SEASON_KEY, chosenId);
}

/** The active season shows again, also in new tabs if the season was their last choice (D60). */
export function forgetSeason(): void {
  const { chosenId } = seasonChoice.getState();
  if (readStored("localStorage", SEASON_KEY) === chosenId)
    writeStored("localStorage", SEASON_KEY, null);
  showSeason(null);
}

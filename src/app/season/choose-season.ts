import { readStored, writeStored } from "../../browser/web-storage.ts";
import { SEASON_KEY, seasonChoice, showSeason } from "./season-choice.ts";

/** Chooses for this tab and for tabs opened from now on; null: the active season. */
export function chooseSeason(chosenId: string | null): void {
  showSeason(chosenId);
  writeStored("localStorage", SEASON_KEY, chosenId);
}

/** The active season shows instead, also in new tabs where this was the last choice (D60). */
export function forgetSeason(): void {
  const { chosenId } = seasonChoice.getState();
  if (readStored("localStorage", SEASON_KEY) === chosenId)
    writeStored("localStorage", SEASON_KEY, null);
  showSeason(null);
}

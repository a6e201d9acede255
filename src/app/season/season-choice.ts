import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "../../browser/web-storage.ts";

/** The tab's storage holds "" for the active season; the device's storage holds the last choice. */
export const SEASON_KEY = "stat-tracker.season";

interface SeasonChoice {
  /** null follows the active season, so that a new season is not missed. */
  readonly chosenId: string | null;
}

/** A reloaded tab keeps its season, and a new tab starts with the last choice (P §4, P §9). */
export const seasonChoice = createStore<SeasonChoice>(() => ({
  chosenId:
    (readStored("sessionStorage", SEASON_KEY) ?? readStored("localStorage", SEASON_KEY)) || null,
}));

/** Changes this tab only, because following a link is no choice. null shows the active season. */
export function showSeason(chosenId: string | null): void {
  seasonChoice.setState({ chosenId });
  writeStored("sessionStorage", SEASON_KEY, chosenId ?? "");
}

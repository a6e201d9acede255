import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "../../browser/web-storage.ts";

/** In the tab's own storage its season, "" for the active one; in the device's the last choice. */
export const SEASON_KEY = "stat-tracker.season";

interface SeasonChoice {
  /** Null: whichever season is the active one, so that a new season is not missed. */
  readonly chosenId: string | null;
}

/**
 * The season that this tab shows. Another tab's choice never changes the screen of this one: a tab
 * that is loaded again keeps its season, a new one begins with the last choice (P §4, P §9).
 */
export const seasonChoice = createStore<SeasonChoice>(() => ({
  chosenId:
    (readStored("sessionStorage", SEASON_KEY) ?? readStored("localStorage", SEASON_KEY)) || null,
}));

/**
 * Shows a season on every screen of this tab and changes nothing for others: somebody else's link
 * is looked at, not chosen. In: its id, or null for the active one, whichever that will be. The
 * prefetch follows.
 */
export function showSeason(chosenId: string | null): void {
  seasonChoice.setState({ chosenId });
  writeStored("sessionStorage", SEASON_KEY, chosenId ?? "");
}

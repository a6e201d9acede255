import { createStore } from "zustand/vanilla";
import { readStored, writeStored } from "../../browser/web-storage.ts";

/** "" in the tab's storage means the active season; the device's holds the last choice. */
export const SEASON_KEY = "stat-tracker.season";

interface SeasonChoice {
  /** null: whichever season is active, so that a new season is not missed. */
  readonly chosenId: string | null;
}

/** A reloaded tab keeps its season, a new one begins with the last choice (P §4, P §9). */
export const seasonChoice = createStore<SeasonChoice>(() => ({
  chosenId:
    (readStored("sessionStorage", SEASON_KEY) ?? readStored("localStorage", SEASON_KEY)) || null,
}));

/** The season of this tab only; following a link changes no choice. null: the active season. */
export function showSeason(chosenId: string | null): void {
  seasonChoice.setState({ chosenId });
  writeStored("sessionStorage", SEASON_KEY, chosenId ?? "");
}

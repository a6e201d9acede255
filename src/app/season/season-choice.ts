import { createStore } from "zustand/vanilla";

/** Where the choice outlives the tab (P §9); each tab reads it once, when it is loaded. */
const CHOICE_KEY = "stat-tracker.season";

interface SeasonChoice {
  /** Null: whichever season is the active one, so that a new season is not missed. */
  readonly chosenId: string | null;
}

/** The season that this tab shows. Another tab's choice never changes the screen of this one. */
export const seasonChoice = createStore<SeasonChoice>(() => ({ chosenId: remembered() }));

/** Shows the season here, and in every tab that is opened from now on. */
export function rememberSeason(chosenId: string | null): void {
  seasonChoice.setState({ chosenId });
  try {
    if (chosenId === null) localStorage.removeItem(CHOICE_KEY);
    else localStorage.setItem(CHOICE_KEY, chosenId);
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
  }
}

function remembered(): string | null {
  try {
    return localStorage.getItem(CHOICE_KEY);
  } catch {
    return null;
  }
}

import { createStore } from "zustand/vanilla";

/** In the tab's own storage its season, in the device's the last one chosen (P §9). */
const CHOICE_KEY = "stat-tracker.season";
/** In the tab's own storage: the active one, whatever other tabs have chosen since. */
const ACTIVE = "active";

interface SeasonChoice {
  /** Null: whichever season is the active one, so that a new season is not missed. */
  readonly chosenId: string | null;
  /** What was asked for is no season for this reader; the active one shows in its place. */
  readonly isGone: boolean;
}

/** The season that this tab shows. Another tab's choice never changes the screen of this one. */
export const seasonChoice = createStore<SeasonChoice>(() => ({
  chosenId: ownOrRemembered(),
  isGone: false,
}));

/**
 * Shows a season on every screen of this tab, and in tabs that are opened from now on; the prefetch
 * follows. In: its id, or null for the active one, whichever that will be.
 */
export function chooseSeason(chosenId: string | null): void {
  showSeason(chosenId);
  remember(chosenId);
}

/**
 * Shows a season on every screen of this tab and changes nothing for others: somebody else's link
 * is looked at, not chosen.
 */
export function showSeason(chosenId: string | null): void {
  seasonChoice.setState({ chosenId, isGone: false });
  inStorage(() => sessionStorage.setItem(CHOICE_KEY, chosenId ?? ACTIVE));
}

/** The server names no such season to this reader: the active one shows, and that is said. */
export function forgetSeason(): void {
  const { chosenId } = seasonChoice.getState();
  if (inStorage(() => localStorage.getItem(CHOICE_KEY)) === chosenId) remember(null);
  showSeason(null);
  seasonChoice.setState({ isGone: true });
}

/** Who has read that their season is gone goes on without that word. */
export function acknowledgeGone(): void {
  if (seasonChoice.getState().isGone) seasonChoice.setState({ isGone: false });
}

function remember(chosenId: string | null): void {
  inStorage(() => {
    if (chosenId === null) localStorage.removeItem(CHOICE_KEY);
    else localStorage.setItem(CHOICE_KEY, chosenId);
  });
}

/** A tab that is loaded again keeps its season; a new one begins with the last choice. */
function ownOrRemembered(): string | null {
  const own = inStorage(() => sessionStorage.getItem(CHOICE_KEY)) ?? null;
  if (own !== null) return own === ACTIVE ? null : own;
  return inStorage(() => localStorage.getItem(CHOICE_KEY)) ?? null;
}

function inStorage<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    // Storage can be switched off; the choice then lasts as long as the page.
    return null;
  }
}

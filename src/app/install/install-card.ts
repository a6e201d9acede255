/** The one card that proposes to install the app: `due` after a finished game, `done` for ever. */
const CARD_KEY = "stat-tracker.install-card";
const listeners = new Set<() => void>();
/** Where storage is switched off the card lasts as long as the page. */
let card: string | null = read();

/** A game was finished on this device: the card may be shown once, off the live screen. */
export function noteFinishedGame(): void {
  if (card === null) write("due");
}

/** Installed, or not wanted: it is never shown again on this device. */
export function dismissInstallCard(): void {
  write("done");
}

/** Whether the card is due, as `useSyncExternalStore` wants it. */
export const installCard = {
  isDue: () => card === "due",
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function read(): string | null {
  try {
    return localStorage.getItem(CARD_KEY);
  } catch {
    return null;
  }
}

function write(next: "due" | "done"): void {
  card = next;
  try {
    localStorage.setItem(CARD_KEY, next);
  } catch {
    // Remembered in this tab only.
  }
  for (const listener of listeners) listener();
}

import { create } from "zustand";
import { readStored, writeStored } from "../../browser/web-storage.ts";

interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

interface InstallState {
  /** `due` after a finished game, and `done` once it was shown. */
  readonly card: string | null;
  readonly offer: InstallPromptEvent | null;
}

const CARD_KEY = "stat-tracker.install-card";

export const useInstallStore = create<InstallState>()(() => ({
  card: readStored("localStorage", CARD_KEY),
  offer: null,
}));

export function noteFinishedGame(): void {
  if (useInstallStore.getState().card === null) keepCard("due");
}

export function dismissInstallCard(): void {
  keepCard("done");
}

/** The offer comes once and early; unstopped, the browser shows a bar of its own. */
export function watchInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstallStore.setState({ offer: event as InstallPromptEvent });
  });
  window.addEventListener("appinstalled", () => useInstallStore.setState({ offer: null }));
}

export async function acceptInstallOffer(): Promise<void> {
  await useInstallStore.getState().offer?.prompt();
  useInstallStore.setState({ offer: null });
}

function keepCard(card: "due" | "done"): void {
  useInstallStore.setState({ card });
  writeStored("localStorage", CARD_KEY, card);
}

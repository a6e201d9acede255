import { create } from "zustand";
import { readStored, writeStored } from "../../browser/web-storage.ts";
import { type InstallWay, installWay } from "./install-way.ts";

/** What Chromium hands out where the app could be installed; not in TypeScript's library. */
interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

interface InstallState {
  /** The one card that proposes to install the app: `due` after a finished game, `done` for ever. */
  readonly card: string | null;
  /** The browser's offer, which can be used once. */
  readonly offer: InstallPromptEvent | null;
}

const CARD_KEY = "stat-tracker.install-card";

export const useInstallStore = create<InstallState>()(() => ({
  card: readStored("localStorage", CARD_KEY),
  offer: null,
}));

/** A game was finished on this device: the card may be shown once, off the live screen. */
export function noteFinishedGame(): void {
  if (useInstallStore.getState().card === null) keepCard("due");
}

/** Installed, or not wanted: it is never shown again on this device. */
export function dismissInstallCard(): void {
  keepCard("done");
}

/**
 * Keeps the browser's offer until somebody asks for it in the menu. The offer comes once, early,
 * and a browser that is not stopped shows a bar of its own, at the sideline too.
 */
export function watchInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    useInstallStore.setState({ offer: event as InstallPromptEvent });
  });
  window.addEventListener("appinstalled", () => useInstallStore.setState({ offer: null }));
}

/** Shows the browser's own question. */
export async function acceptInstallOffer(): Promise<void> {
  await useInstallStore.getState().offer?.prompt();
  useInstallStore.setState({ offer: null });
}

/** How this device could install the app now. */
export function useInstallWay(): InstallWay {
  const hasOffer = useInstallStore(({ offer }) => offer !== null);
  return installWay({
    hasOffer,
    isStandalone:
      window.matchMedia("(display-mode: standalone)").matches ||
      ("standalone" in navigator && navigator.standalone === true),
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
  });
}

function keepCard(card: "due" | "done"): void {
  useInstallStore.setState({ card });
  writeStored("localStorage", CARD_KEY, card);
}

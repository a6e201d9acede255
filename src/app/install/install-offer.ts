/** What Chromium hands out where the app could be installed; not in TypeScript's library. */
export interface InstallPromptEvent extends Event {
  readonly prompt: () => Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallPromptEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/**
 * Keeps the browser's offer until somebody asks for it in the menu. The offer comes once, early,
 * and a browser that is not stopped shows a bar of its own, at the sideline too.
 */
export function watchInstallOffer(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    setOffer(event as InstallPromptEvent);
  });
  window.addEventListener("appinstalled", () => setOffer(null));
}

/** The offer as `useSyncExternalStore` wants it. */
export const installOffer = {
  get: () => offer,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

/** Shows the browser's own question; an offer can be used once. Out: whether it is installed. */
export async function acceptInstallOffer(): Promise<boolean> {
  const used = offer;
  if (used === null) return false;
  const { outcome } = await used.prompt();
  setOffer(null);
  return outcome === "accepted";
}

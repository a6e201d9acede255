import { Workbox } from "workbox-window";
import { create } from "zustand";

interface UpdateState {
  readonly isReady: boolean;
}

export const useUpdate = create<UpdateState>()(() => ({ isReady: false }));

const LOOK_EVERY_MS = 60 * 60_000;

let applyUpdate = (): void => window.location.reload();

/** Registers after the first paint, which needs the bandwidth; without a worker the app works online. */
export async function startServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const worker = new Workbox("/sw.js");
  worker.addEventListener("waiting", () => useUpdate.setState({ isReady: true }));
  applyUpdate = () => {
    // Reload once per tab, when the new worker has really taken over.
    worker.addEventListener("controlling", () => window.location.reload());
    worker.messageSkipWaiting();
  };
  const registration = await worker.register().catch(() => undefined);
  if (!registration) return;
  setInterval(() => void worker.update().catch(() => undefined), LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void worker.update().catch(() => undefined);
  });
  const { active } = await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller === null) active?.postMessage({ type: "SERVE_ME" });
}

/** Call it only on a person's tap. */
export function reloadIntoUpdate(): void {
  applyUpdate();
}

/** Reloads the page if there is nothing newer. false: no server answered, and nothing changed. */
export async function takeNewestVersion(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration();
  try {
    await registration?.update();
  } catch {
    return false;
  }
  const { installing } = registration ?? {};
  if (installing) await settled(installing);
  if (registration?.waiting) reloadIntoUpdate();
  else window.location.reload();
  return true;
}

/** Resolves when the version is whole on the device, or has failed to become so. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== "installing") resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

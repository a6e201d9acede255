import { create } from "zustand";

interface UpdateState {
  /** A newer version is installed and waits for the person's word. */
  readonly isReady: boolean;
}

export const useUpdate = create<UpdateState>()(() => ({ isReady: false }));

/** How often an open tab looks for a newer version. */
const LOOK_EVERY_MS = 60 * 60_000;

let applyUpdate = (): void => window.location.reload();

/**
 * Registers the service worker after the first paint, so that it takes no bandwidth from it.
 * Where there is none (private browsing, an insecure origin) the app works online as before.
 */
export async function startServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const { Workbox } = await import("workbox-window");
  const worker = new Workbox("/sw.js");
  worker.addEventListener("waiting", () => useUpdate.setState({ isReady: true }));
  applyUpdate = () => {
    // One reload per tab, when the new worker has really taken over.
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

/** Reload into the version that waits; only ever called by a person's tap. */
export function reloadIntoUpdate(): void {
  applyUpdate();
}

/**
 * Looks for a newer version now and goes on in it; without one the page is loaded anew. Out: false
 * when the server could not be reached, and nothing has changed. Nothing that waits is touched.
 */
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

/** Resolves when the new version is whole on the device, or has failed to become so. */
function settled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== "installing") resolve();
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

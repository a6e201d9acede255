import { Workbox } from "workbox-window";
import { create } from "zustand";

interface UpdateState {
  readonly isReady: boolean;
}

export const useUpdate = create<UpdateState>()(() => ({ isReady: false }));

const LOOK_EVERY_MS = 60 * 60_000;

/** One lost file makes an installation fail. Each wait doubles, because each try fetches everything. */
const INSTALL_AGAIN_MS = 15_000;

const SERVE_ME = { type: "SERVE_ME" };

let applyUpdate = (): void => window.location.reload();

/** Registers after the first paint, which needs the bandwidth; without a worker the app works online. */
export async function startServiceWorker(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  let worker = await register();
  const look = () => void worker.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") look();
  });
  const { serviceWorker } = navigator;
  const again = async (afterMs: number) => {
    if (serviceWorker.controller !== null) return;
    const registration = await serviceWorker.getRegistration().catch(() => undefined);
    if (registration) registration.active?.postMessage(SERVE_ME);
    else worker = await register();
    setTimeout(again, 2 * afterMs, 2 * afterMs);
  };
  setTimeout(again, INSTALL_AGAIN_MS, INSTALL_AGAIN_MS);
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller === null) active?.postMessage(SERVE_ME);
}

async function register(): Promise<Workbox> {
  const worker = new Workbox("/sw.js");
  worker.addEventListener("waiting", () => useUpdate.setState({ isReady: true }));
  applyUpdate = () => {
    // Reload once per tab, when the new worker has really taken over.
    worker.addEventListener("controlling", () => window.location.reload());
    worker.messageSkipWaiting();
  };
  await worker.register().catch(() => undefined);
  return worker;
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

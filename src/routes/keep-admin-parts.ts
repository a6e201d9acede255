import type { RouteObject } from "react-router-dom";

/** Waits between two screens, so that a tap never queues behind all of them. */
const PAUSE_MS = 100;

/**
 * Asks for every file of the screens, so that the service worker keeps them: an admin's device opens
 * each of them without a network, and after an update that has not taken over yet. What does not
 * come now comes with its screen. On a first visit this waits for the worker.
 */
export async function keepAdminParts(screens: readonly RouteObject[]): Promise<void> {
  await untilServed();
  await askFor(screens);
  for (const file of filesPastTheWorker()) await fetch(file).catch(() => undefined);
}

async function untilServed(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || serviceWorker.controller !== null) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}

/**
 * What this page has of the admin panel without the worker. A screen that was asked for before the
 * worker served the page may come after that, so this is read when all of them are here.
 */
function filesPastTheWorker(): string[] {
  if (!navigator.serviceWorker?.controller) return [];
  const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const isOfAdmins = (url: string) => new URL(url).pathname.startsWith("/assets/admin/");
  return resources.flatMap(({ name, workerStart }) =>
    workerStart === 0 && isOfAdmins(name) ? [name] : [],
  );
}

async function askFor(screens: readonly RouteObject[]): Promise<void> {
  for (const { lazy, children } of screens) {
    if (typeof lazy === "function") {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      await lazy().catch(() => undefined);
    }
    if (children !== undefined) await askFor(children);
  }
}

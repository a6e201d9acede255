import type { RouteObject } from "react-router-dom";

/** Between two screens, so that a tap never waits behind all of them. */
const PAUSE_MS = 100;

/**
 * Asks for every file of the screens, so that the service worker keeps them: an admin's device opens
 * each of them without a network, and after an update that has not taken over yet. What does not
 * come now comes with its screen. On a first visit this waits for the worker.
 */
export async function keepAdminParts(screens: readonly RouteObject[]): Promise<void> {
  const early = await untilServed();
  for (const file of early) await fetch(file).catch(() => undefined);
  await askFor(screens);
}

/** Resolves with the admin panel's files that came past the worker, before it served this page. */
async function untilServed(): Promise<string[]> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || serviceWorker.controller !== null) return [];
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith("/assets/admin/"));
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

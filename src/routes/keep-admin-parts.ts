import type { RouteObject } from "react-router-dom";
import { keepPageAfter } from "../app/update/missing-chunk.ts";

/** Waits between two screens, so that a tap never queues behind all of them. */
const PAUSE_MS = 100;

/**
 * Requests every file of the screens and the `files` that they start later, so that the service worker
 * keeps them and an admin's device opens each screen without a network. On a first visit this waits
 * for the worker.
 */
export async function keepAdminParts(
  screens: readonly RouteObject[],
  files: readonly string[],
): Promise<void> {
  await untilServed();
  await fetchAll(files);
  await askFor(screens);
  await fetchAll(filesPastTheWorker());
}

async function fetchAll(files: readonly string[]): Promise<void> {
  for (const file of files) await fetch(file).catch(() => undefined);
}

async function untilServed(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || serviceWorker.controller !== null) return;
  await new Promise((resolve) => {
    serviceWorker.addEventListener("controllerchange", resolve, { once: true });
  });
}

/**
 * Lists the admin panel's files that this page got without the worker. A screen requested before
 * the worker served the page may arrive later, so this runs when all are here.
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
      await lazy().catch(keepPageAfter);
    }
    if (children !== undefined) await askFor(children);
  }
}

import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { BUILD } from "./server.ts";

/** Four browsers that install at once on a slow machine take more than a minute. */
const INSTALLED_WITHIN_MS = 120_000;

/** Waits until the service worker of the first visit serves this tab. */
export async function waitUntilInstalled(page: Page): Promise<void> {
  await expect
    .poll(() => serviceOf(page), { timeout: INSTALLED_WITHIN_MS })
    .toEqual({ worker: "activated", isServed: true });
}

function serviceOf(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
    return {
      worker: worker?.state ?? "none",
      isServed: navigator.serviceWorker.controller !== null,
    };
  });
}

/** Waits until an admin's device has every file of the admin panel. */
export async function waitForAdminParts(page: Page): Promise<void> {
  const all = (await readdir(path.join(BUILD, "assets", "admin"))).length;
  await expect
    .poll(async () => (await adminParts(page)).length, { timeout: INSTALLED_WITHIN_MS })
    .toBe(all);
}

/** Files of the admin panel that this device has. */
export async function adminParts(page: Page): Promise<string[]> {
  return (await cachedPaths(page)).filter((file) => file.startsWith("/assets/admin/"));
}

/** Paths of everything in the browser's caches, in order. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    }
    return paths.sort();
  });
}

/** Waits until the prefetch has brought the logs of these games onto the device. */
export async function waitForLogs(page: Page, gameIds: readonly string[]): Promise<void> {
  await expect
    .poll(() => storedKeys(page, "checkpoints"))
    .toEqual(expect.arrayContaining([...gameIds]));
}

/** The standings and statistics of one season are on the device. */
export async function waitForFigures(page: Page): Promise<void> {
  await expect
    .poll(() => storedKeys(page, "reference_reads"))
    .toEqual(expect.arrayContaining([expect.stringMatching(/^player_season_stats,/)]));
}

function storedKeys(page: Page, table: string): Promise<string[]> {
  return page.evaluate(async (table) => {
    const [found] = (await indexedDB.databases()).filter(({ name }) => name === "stat-tracker");
    if (found?.name === undefined) return [];
    const opening = indexedDB.open(found.name);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const asking = database.transaction(table).objectStore(table).getAllKeys();
    const keys = await new Promise<IDBValidKey[]>((resolve, reject) => {
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
    database.close();
    return keys.map(String);
  }, table);
}

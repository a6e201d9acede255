import { readStored, writeStored } from "../../browser/web-storage.ts";

const RELOADED_KEY = "stat-tracker.reloaded-for-chunk";
const RELOAD_AT_MOST_EVERY_MS = 60_000;

/** Errors of chunks that did not come; told apart by identity, never by a browser's words. */
const missing = new WeakSet<object>();

/** Whether the error says that a part of this version could not be loaded. */
export function isMissingChunk(error: unknown): boolean {
  return typeof error === "object" && error !== null && missing.has(error);
}

/**
 * Reloads once when a chunk of this version cannot be loaded any more (a deployment met a tab
 * without its precache). A stored time prevents a loop; without a network, or where nothing can be
 * stored, the screen says what is missing.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener("vite:preloadError", (event) => {
    missing.add(event.payload);
    if (!navigator.onLine) return;
    const last = Number(readStored("sessionStorage", RELOADED_KEY));
    if (Date.now() - last < RELOAD_AT_MOST_EVERY_MS) return;
    if (!writeStored("sessionStorage", RELOADED_KEY, String(Date.now()))) return;
    event.preventDefault();
    window.location.reload();
  });
}

import { readStored, writeStored } from "../../browser/web-storage.ts";

const RELOADED_KEY = "stat-tracker.reloaded-for-chunk";
const RELOAD_AT_MOST_EVERY_MS = 60_000;

/** Told apart by identity, never by a browser's words. */
const missing = new WeakSet<object>();

export function isMissingChunk(error: unknown): boolean {
  return typeof error === "object" && error !== null && missing.has(error);
}

/** A stored time prevents a loop; without storage or network the screen says what is missing. */
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

const RELOADED_KEY = "stat-tracker.reloaded-for-chunk";
const RELOAD_AT_MOST_EVERY_MS = 60_000;

/**
 * Reloads once when a chunk of this version cannot be loaded any more (a deployment met a tab
 * without its precache). The guard keeps a server that lacks the file from causing a loop.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const last = Number(sessionStorage.getItem(RELOADED_KEY));
    if (Date.now() - last < RELOAD_AT_MOST_EVERY_MS) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    window.location.reload();
  });
}

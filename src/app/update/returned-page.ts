/**
 * Reloads a page that Back takes from the browser's memory: its writes were aborted when it was
 * left, and its rows, session and version are old.
 */
export function reloadOnReturn(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

/**
 * A page that Back brings from the browser's memory begins anew: what it was writing was aborted
 * when it was left, and rows, session and version are those of that moment.
 */
export function reloadOnReturn(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) window.location.reload();
  });
}

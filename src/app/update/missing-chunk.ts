import { readStored, writeStored } from "../../browser/web-storage.ts";

const RELOADED_KEY = "stat-tracker.reloaded-for-chunk";
const RELOAD_AT_MOST_EVERY_MS = 60_000;
/** The service worker serves no address with a query, so this asks the server itself. */
const FRESH_PAGE = "/?fresh";
const PATIENCE_MS = 5_000;
const TOUCHES = ["pointerdown", "keydown"] as const;

/** The errors themselves are remembered, because each browser words its message differently. */
const missing = new WeakSet<object>();
const harmless = new WeakSet<object>();

export function isMissingChunk(error: unknown): boolean {
  return typeof error === "object" && error !== null && missing.has(error);
}

/** The file was no screen that somebody waits for, so what is typed on this page matters more. */
export function keepPageAfter(error: object): void {
  harmless.add(error);
}

/**
 * Reloads the page when a file of an old version is gone: at most once a minute and only while the
 * server answers. A tap, or a step to another page, cancels it: the reload would undo them.
 */
export function reloadOnMissingChunk(): void {
  const isBeingLeft = watchLeaving();
  window.addEventListener("vite:preloadError", (event) => {
    missing.add(event.payload);
    if (!isBeingLeft() && !wasReloadedRecently()) void reloadWhereServed(event.payload);
  });
}

/** Firefox fails pending files as soon as a person goes to another page. */
function watchLeaving(): () => boolean {
  let isBeingLeft = false;
  window.addEventListener("beforeunload", () => {
    isBeingLeft = true;
  });
  const stay = () => {
    isBeingLeft = false;
  };
  for (const act of TOUCHES) window.addEventListener(act, stay, { capture: true });
  return () => isBeingLeft;
}

async function reloadWhereServed(error: object): Promise<void> {
  const hasActed = watchActs();
  if (!(await servesThisApp()) || hasActed() || wasReloadedRecently()) return;
  if (harmless.has(error)) return;
  if (writeStored("sessionStorage", RELOADED_KEY, String(Date.now()))) window.location.reload();
}

function watchActs(): () => boolean {
  let hasActed = false;
  const note = () => {
    hasActed = true;
  };
  for (const act of [...TOUCHES, "beforeunload"]) {
    window.addEventListener(act, note, { once: true, capture: true });
  }
  return () => hasActed;
}

function wasReloadedRecently(): boolean {
  const last = Number(readStored("sessionStorage", RELOADED_KEY));
  return Date.now() - last < RELOAD_AT_MOST_EVERY_MS;
}

/** A network's own page would answer any address. */
async function servesThisApp(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(FRESH_PAGE, { cache: "no-store", signal });
    return answer.ok && (await answer.text()).includes('<div id="root">');
  } catch {
    return false;
  }
}

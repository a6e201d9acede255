import type { Page } from "@playwright/test";

const SLOWEST_START_MS = 60_000;

/**
 * Opens a page and waits until the first element of the selector stands in a frame on the screen.
 * The page tells it by its console, since a question from here would be one more script to compile.
 */
export async function openUntilShown(page: Page, url: string, selector: string): Promise<void> {
  await page.addInitScript(markWhenShown, selector);
  const shown = page.waitForEvent("console", {
    predicate: (message) => message.text() === "shown",
    timeout: SLOWEST_START_MS,
  });
  await page.goto(url, { waitUntil: "commit" });
  await shown;
}

/**
 * Runs in the page. Element Timing gives the time of the frame on the screen; a task after the frame
 * would wait for whatever the app does next.
 */
function markWhenShown(selector: string): void {
  new MutationObserver((_, observer) => {
    const awaited = document.querySelector(selector);
    if (awaited === null) return;
    observer.disconnect();
    // The browser times whichever block holds the text.
    for (const part of [awaited, ...awaited.querySelectorAll("*")]) {
      part.setAttribute("elementtiming", "shown");
    }
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    const frames = list.getEntries().map(({ startTime }) => startTime);
    performance.mark("shown", { startTime: Math.min(...frames) });
    console.info("shown");
  }).observe({ type: "element", buffered: true });
}

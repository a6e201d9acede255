import type { Page } from "@playwright/test";

/** Far enough ahead that a slow machine has not passed it when the pause begins. */
const AHEAD_MS = 60_000;

/**
 * Stops the page's clock until `page.clock.fastForward` or `resume`, so that the app's timers
 * neither fire too early on a slow machine nor make the test wait.
 */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}

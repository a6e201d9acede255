import type { Page } from "@playwright/test";

/** Far enough ahead that a slow machine is not past it when it hears of it. */
const AHEAD_MS = 60_000;

/**
 * The page's time stands still until `page.clock.fastForward` or `resume`: what the app does after
 * some seconds neither comes too early on a slow machine nor is waited for.
 */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}

import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** More stops than any page has; needing more means that the focus is trapped. */
const MOST_STOPS = 80;

/** Presses Tab until `target` has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  // Tab passes by what is still disabled, such as a button whose state is on its way.
  await expect(target).toBeEnabled();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await tabUntil(page, isThere, String(target));
}

export async function tabUntil(
  page: Page,
  isThere: () => Promise<boolean>,
  what: string,
): Promise<void> {
  for (let count = 0; count < MOST_STOPS; count += 1) {
    if (await isThere()) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not reach ${what}`);
}

/** Moves to a select with Tab and goes down its options; letters would be a search with a time limit. */
export async function arrowTo(page: Page, select: Locator, value: string): Promise<void> {
  await tabTo(page, select);
  for (let count = 0; count < MOST_STOPS; count += 1) {
    if ((await select.inputValue()) === value) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`the arrow does not reach ${value}`);
}

/** Moves to a button or link with Tab and presses Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

import type { Locator, Page } from "@playwright/test";

/** More stops than any page has; needing more means that the focus is trapped. */
const MOST_STOPS = 80;

/** Presses Tab until `target` has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
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

/** Moves to a button or link with Tab and presses Enter. */
export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

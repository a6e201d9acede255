import { expect, type Locator } from "@playwright/test";

/** A toast that shows covers nothing of what leads somewhere, and no head of a page. */
export async function expectBelow(toast: Locator, above: Locator): Promise<void> {
  await expect(toast).toBeVisible();
  await expect(above).toBeVisible();
  const bottom = await above.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await toast.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bottom);
}

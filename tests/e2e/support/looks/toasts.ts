import { expect, type Locator } from "@playwright/test";

/** A toast that shows covers nothing of what leads somewhere. */
export async function expectBelow(toast: Locator, navigation: Locator): Promise<void> {
  await expect(toast).toBeVisible();
  await expect(navigation).toBeVisible();
  const bottom = await navigation.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await toast.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bottom);
}

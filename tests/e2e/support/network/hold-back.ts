import type { Page } from "@playwright/test";

/** Holds these requests of the page back until what it returns is called. */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    await isFree;
    await route.continue();
  });
  return letGo;
}

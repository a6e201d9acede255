import type { Page, Route } from "@playwright/test";

/** Holds these requests of the page back until what it returns is called; then they are answered. */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(url, async (route) => {
    await isFree;
    await answer(route);
  });
  return letGo;
}

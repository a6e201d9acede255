import { expect, test } from "../support/fixtures.ts";

test("on a laptop the head's band ends at the scroll bar, also on a short page, a dialog moves nothing, and a narrower window has narrower games", async ({
  server,
  playwright,
  launchOptions,
}) => {
  // Playwright hides scroll bars unless its argument is left out.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  });
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
  });
  const bar = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
  const bandEnd = () =>
    page.getByRole("banner").evaluate((band) => band.getBoundingClientRect().right);

  await page.goto("/games");
  await expect(page.getByTestId("game-card").first()).toBeVisible();
  const end = await bandEnd();
  expect(end).toBe(1280 - (await bar()));
  expect(await bar()).toBeGreaterThan(0);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByTestId("game-card").last().getByRole("link").first().hover();
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(1024);
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await expect.poll(tooWide).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto("/no-such-page");
  await page.getByRole("button", { name: "Need Help?" }).waitFor();
  expect(await bar()).toBeGreaterThan(0);
  expect(await bandEnd()).toBe(end);

  await page.getByRole("button", { name: "Need Help?" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(
    await page
      .locator("header")
      .first()
      .evaluate((band) => band.getBoundingClientRect().right),
  ).toBe(end);
  await browser.close();
});

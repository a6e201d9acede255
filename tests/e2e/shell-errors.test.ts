import type { Page } from "@playwright/test";
import { DEMO, expect, signIn, test } from "./fixtures.ts";

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const NOISE = /dynamically imported|module script|Unable to preload|planted|React Router caught/;

test("a screen that stops working leaves the navigation and the way out with the data (I21)", async ({
  newPhone,
}) => {
  const page = await newPhone({ ...LAPTOP, expectedNoise: NOISE });
  await signIn(page, DEMO.scorer);
  await withoutCaches(page);
  await page.context().route(/test-route/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: "export function Component() { throw new Error('planted'); }",
    }),
  );
  await page.goto("/test");
  await expect(page.getByRole("heading", { name: "This screen stopped working" })).toBeVisible();
  await expect(page).toHaveTitle("This screen stopped working · Stat Tracker");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export unsynced data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^unsynced-.*\.json$/);
  await navigationLeadsOn(page);
});

test("a part that cannot be loaded says so, with the same ways on", async ({ newPhone }) => {
  const page = await newPhone({ ...LAPTOP, expectedNoise: NOISE });
  await signIn(page, DEMO.scorer);
  await withoutCaches(page);
  await page.context().route(/test-route/, (route) => route.abort());
  await page.goto("/test");
  await expect(
    page.getByRole("heading", { name: "This part of the app is not on this device" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export unsynced data" })).toBeVisible();
  await navigationLeadsOn(page);
});

/** So that the next chunk comes over the network, where the test can meet it. */
async function withoutCaches(page: Page): Promise<void> {
  await expect(page.getByTestId("game-card").first()).toBeVisible();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

async function navigationLeadsOn(page: Page): Promise<void> {
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Games" }).click();
  await expect(page).toHaveURL(/\/games$/);
  await expect(page.getByTestId("game-card").first()).toBeVisible();
}

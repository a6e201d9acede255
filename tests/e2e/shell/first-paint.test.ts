import type { Page } from "@playwright/test";
import { expect, JOURNEY, test } from "../support/fixtures.ts";

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

for (const [name, viewport] of Object.entries({ PHONE, LAPTOP })) {
  test(
    `the list's frame stands before any script has run and does not move when React takes over (${name})`,
    name === "PHONE" ? JOURNEY : {},
    async ({ newPhone }) => {
      const page = await newPhone({ viewport });
      const release = await holdScripts(page);
      await page.goto("/games", { waitUntil: "commit" });
      const heading = page.locator("h1:visible");
      await expect(heading).toHaveText("Flag Football Games");
      await expect(page.locator('[data-first-paint="other"]')).toBeHidden();
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await places(page);
      await expect(page.getByText("Loading games...")).toBeVisible();

      release();
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await expect(page.locator("[data-first-paint]")).toHaveCount(0);
      expect(await places(page)).toEqual(before);
    },
  );
}

test("another page waits with the spinner, and the list's frame is not seen there", async ({
  newPhone,
  browser,
  server,
}) => {
  const page = await newPhone();
  const release = await holdScripts(page);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeHidden();
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();

  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-first-paint]")).toHaveCount(0);

  await test.step("without JavaScript one sentence, and no frame that waits for ever", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const plain = await context.newPage();
    await plain.goto(`${server.url}/games`);
    const sentence = plain.locator("noscript");
    await expect(sentence).toBeVisible();
    // Text locators skip this element.
    expect(await sentence.textContent()).toContain("needs JavaScript. Please allow it here");
    await expect(plain.locator("#root")).toBeHidden();
    await context.close();
  });
});

/** Keeps the app's own scripts away until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Positions of what both states show: header, name, heading, counters, filters. Names may get narrower. */
function places(page: Page) {
  return page.evaluate(() =>
    ["header:has(nav)", "header:has(nav) a", "main h1", "main dl", "main search"].map(
      (selector) => {
        const box = [...document.querySelectorAll(selector)]
          .find((element) => element.checkVisibility())
          ?.getBoundingClientRect();
        return [selector, box?.x, box?.y, box?.height];
      },
    ),
  );
}

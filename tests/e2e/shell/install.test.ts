import type { Page } from "@playwright/test";
import { atTheField } from "../support/at-the-field.ts";
import { expect, test } from "../support/fixtures.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

const card = (page: Page) => page.getByRole("region", { name: "Stat Tracker on your home screen" });

test("one card after the first finished game, the menu at any time; never while collecting", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { live } = await atTheField(server, phone);
  await offerInstallation(phone);
  await live.record({ stat: "safety", side: "home", player: 1 }, "stat-first");
  await expect(card(phone)).toHaveCount(0);
  await phone.getByRole("button", { name: "Finalize Game" }).click();
  await phone.getByRole("alertdialog").getByRole("button", { name: "Finalize Game" }).click();
  await expect(phone).toHaveURL(/\/review$/);
  await expect(phone.getByRole("button", { name: "Re-open for Stat Collection" })).toBeVisible();
  await expect(card(phone)).toBeVisible();
  const [result, offer] = await Promise.all(
    [phone.getByRole("button", { name: "Re-open for Stat Collection" }), card(phone)].map((part) =>
      part.boundingBox(),
    ),
  );
  expect(offer?.y, "the card stands below the result").toBeGreaterThan(
    (result?.y ?? Number.NaN) + (result?.height ?? 0),
  );

  await phone.getByRole("button", { name: "Re-open for Stat Collection" }).click();
  await phone.getByRole("alertdialog").getByRole("button", { name: "Re-open" }).click();
  await phone.getByRole("button", { name: "View Scoreboard" }).click();
  // Both screens show the score, so only the address says that the review is there.
  await expect(phone).toHaveURL(/\/review$/);
  await expect(phone.getByTestId("score-home")).toHaveText("2");
  await expect(card(phone), "the game goes on").toHaveCount(0);
  await phone.goBack();
  await live.finalize();
  await card(phone).getByRole("button", { name: "Not Now" }).click();
  await expect(card(phone)).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByTestId("score-home")).toBeVisible();
  await offerInstallation(phone);

  await phone.getByRole("button", { name: "Menu" }).click();
  const menu = phone.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("button", { name: "Install App" }).click();
  await expect(phone.locator("html")).toHaveAttribute("data-asked", "1");
  // The browser's offer can be used once.
  await expect(menu.getByRole("button", { name: "Install App" })).toHaveCount(0);
  await expect(card(phone)).toHaveCount(0);
});

test("a laptop has the entry in the footer; a browser that offers nothing shows nothing", async ({
  newPhone,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 } });
  await page.goto("/games");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("radio", { name: "Sun" })).toBeVisible();
  await expect(footer.getByRole("button", { name: "Install App" })).toHaveCount(0);
  await offerInstallation(page);
  await expect(footer.getByRole("button", { name: "Install App" })).toBeVisible();
});

test("an iPhone gets the three steps in pictures, and its browser says for how long it keeps what waits, while something waits", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone({ userAgent: IPHONE });
  await test.step("an iPhone gets the three steps in pictures", async () => {
    await phone.goto("/games");
    await phone.getByRole("button", { name: "Menu" }).click();
    await phone.getByRole("button", { name: "Install App" }).click();
    const sheet = phone.getByRole("dialog", { name: "Add to Home Screen" });
    await expect(sheet.getByRole("listitem")).toHaveCount(3);
    await expect(sheet.getByRole("listitem").first()).toContainText("Tap Share");
    await expect(sheet).toContainText("nobody opens it for seven days");
    await phone.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  });

  await test.step("an iPhone's browser says for how long it keeps what waits, while something waits", async () => {
    const { live } = await atTheField(server, phone);
    const sheet = phone.getByRole("dialog");
    const warning = sheet.getByText(
      "delete what waits here when nobody opens the app for seven days",
    );
    await phone.getByTestId("sync-status").click();
    await expect(sheet.getByRole("button", { name: "Export unsynced data" })).toBeVisible();
    await expect(warning).toHaveCount(0);
    await phone.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);

    await server.stop();
    await live.record({ stat: "safety", side: "home", player: 1 }, "stat-first");
    await phone.getByTestId("sync-status").click();
    await expect(warning).toBeVisible();
  });
});

/**
 * The offer that Chromium makes where an installation is possible. A browser under test makes none
 * (its profile is a private one), so the page hears the same event, with a question that counts.
 */
async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: async () => {
        const { dataset } = document.documentElement;
        dataset.asked = String(Number(dataset.asked ?? 0) + 1);
        return { outcome: "accepted" };
      },
    });
    if (window.dispatchEvent(offer)) throw new Error("the browser would show a bar of its own");
  });
}

import type { Locator, Page } from "@playwright/test";
import { atTheField } from "../support/at-the-field.ts";
import { sidewaysOf } from "../support/axe-findings.ts";
import { DEMO, enterAs, expect, JOURNEY, signIn, test } from "../support/fixtures.ts";
import { rows } from "../support/league.ts";
import { holdBack } from "../support/network/hold-back.ts";

const LAPTOP = { viewport: { width: 1280, height: 800 } };

test(
  "the keyboard alone goes from the address bar to a game's results and back: skip link, focus, titles (P §2)",
  JOURNEY,
  async ({ newPhone }) => {
    const page = await newPhone(LAPTOP);
    await signIn(page, DEMO.scorer);
    await page.goto("/games");
    await expect(page.getByTestId("game-card").first()).toBeVisible();
    await expect(page).toHaveTitle("Flag Football Games · Stat Tracker");

    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();

    const results = page.getByRole("link", { name: /^View Results/ }).first();
    await results.press("Enter");
    await expect(page).toHaveURL(/\/review$/);
    await expect(page.getByTestId("score-home")).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
    await expect(page).not.toHaveTitle(/Games/);

    await page.goBack();
    await expect(page).toHaveURL(/\/games$/);
    await expect(page).toHaveTitle("Flag Football Games · Stat Tracker");
    await expect(page.getByRole("main")).toBeFocused();
  },
);

test("an unknown address and the routing test page (P §2, D5); on a phone teams, statistics and standings are one tap from the games; going back finds the place where one was; the menu names who is signed in, and Sign Out goes home (P §2)", async ({
  newPhone,
}) => {
  const page = await newPhone();
  await test.step("an unknown address and the routing test page (P §2, D5)", async () => {
    await page.goto("/nowhere/at/all");
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(page).toHaveTitle("Page not found · Stat Tracker");
    await page.getByRole("link", { name: "Back to Games" }).click();
    await expect(page).toHaveURL(/\/games$/);
    const admin = await newPhone();
    await signIn(admin, DEMO.admin);
    await admin.goto("/admin/nowhere");
    await admin.getByRole("link", { name: "Back to Admin" }).click();
    await expect(admin).toHaveURL(/\/admin$/);

    await page.goto("/test?with=query");
    await expect(page.getByText(/\/test\?with=query$/)).toBeVisible();
    const shown = page.getByRole("time");
    const first = await shown.textContent();
    await expect(shown).not.toHaveText(first ?? "");
  });

  await test.step("on a phone teams, statistics and standings are one tap from the games, also beside the pill of 320 px", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await signIn(page, DEMO.scorer);
    for (const [name, path] of [
      ["Teams", "/teams"],
      ["Stats", "/stats"],
      ["Standings", "/standings"],
    ] as const) {
      await page.goto("/games");
      await page.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect.poll(() => sidewaysOf(page), { message: path }).toBe(0);
    }
    await expect(page.getByRole("link", { name: "Standings", exact: true })).toHaveCount(0);
  });

  await test.step("going back finds the place where one was", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/games");
    const results = page.getByRole("link", { name: /^View Results/ }).last();
    // Scrolls as a person does, so that every card above has been in view and has its height.
    for (const card of await wholeList(page.getByTestId("game-card"))) {
      await card.scrollIntoViewIfNeeded();
    }
    await results.hover();
    // Reads and clicks in one step, because the cards above may still change their height.
    const before = await results.evaluate((link: HTMLElement) => {
      const { y } = link.getBoundingClientRect();
      const { scrollY } = window;
      link.click();
      return { y, scrollY };
    });
    expect(before.scrollY).toBeGreaterThan(500);
    await expect(page.getByTestId("score-home")).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    // Compares where the card itself is, because the scroll offset depends on the cards above.
    const distance = async () =>
      Math.abs(((await results.boundingBox())?.y ?? Infinity) - before.y);
    await expect.poll(distance).toBeLessThan(200);
    await page.reload();
    await expect(results).toBeAttached();
    await expect.poll(distance).toBeLessThan(200);

    await test.step("among the teams to the pixel, with the list that was open", async () => {
      await page.goto("/teams");
      const cards = page.getByRole("article");
      for (const card of await wholeList(cards)) await card.scrollIntoViewIfNeeded();
      await cards.last().getByRole("button", { name: "Active Players" }).click();
      const player = cards.last().getByRole("link").last();
      await player.hover();
      const y = await player.evaluate((link: HTMLElement) => {
        const { y: top } = link.getBoundingClientRect();
        link.click();
        return top;
      });
      await expect(page.getByRole("region", { name: "Game log" })).toBeVisible();
      await page.goBack();
      const moved = async () => Math.abs(((await player.boundingBox())?.y ?? Infinity) - y);
      await expect.poll(moved).toBeLessThan(1);
    });

    await test.step("an address typed over a page begins at its top", async () => {
      await page.goto("/user-guide/stat-collection");
      // A page that has just been loaded may go to its top once more.
      await expect(async () => {
        await page.getByRole("heading", { name: "Timeouts" }).scrollIntoViewIfNeeded();
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
      }).toPass();
      await page.goto("/user-guide/troubleshooting");
      await expect(page.getByRole("heading", { name: "Troubleshooting" })).toBeVisible();
      // Scrolling after a load takes one more frame.
      await expect(page.getByRole("status").first()).toBeAttached();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    });
  });

  await test.step("the phone's menu names who is signed in, too, and Sign Out goes home (P §2)", async () => {
    await page.goto("/games");
    await openMenu(page);
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByText(DEMO.scorer.email)).toBeVisible();
    await expect(menu.getByText("Administrator")).toHaveCount(0);
    await menu.getByRole("button", { name: "Sign Out" }).click();
    await expect(page).toHaveURL(/\/$/);
    // Going home closes the menu, and the address comes before the page.
    await expect(async () => {
      if ((await menu.count()) === 0) await page.getByRole("button", { name: "Menu" }).click();
      await menu.getByRole("link", { name: "Sign In" }).click({ timeout: 2_000 });
    }).toPass();
    await expect(page).toHaveURL(/\/login$/);
    // A sign-in does not lead back to the home page, because everybody has one of their own (D4).
    await enterAs(page, DEMO.scorer);
    await expect(page).toHaveURL(/\/games$/);
  });
});

test("the header names who is signed in; Sign Out goes home (P §2)", async ({ newPhone }) => {
  const laptop = await newPhone(LAPTOP);
  await signIn(laptop, DEMO.admin);
  await laptop.goto("/games");
  const banner = laptop.getByRole("banner");
  await expect(banner.getByText("STAT TRACKER")).toBeVisible();
  await expect(banner.getByText("Flag Football Statistics")).toBeVisible();
  await expect(banner.getByText(DEMO.admin.email)).toBeVisible();
  await expect(banner.getByText("Administrator")).toBeVisible();
  // The server's answer keeps nobody waiting: it would lead home later, over another way.
  const letGo = await holdBack(laptop, /\/auth\/v1\/logout/);
  await banner.getByRole("button", { name: "Sign Out" }).click();
  await expect(laptop).toHaveURL(/\/$/);
  await expect(banner.getByText("Administrator")).toHaveCount(0);
  await banner.getByRole("link", { name: "Sign In" }).click();
  await expect(laptop).toHaveURL(/\/login$/);
  const isAnswered = laptop.waitForResponse(/\/auth\/v1\/logout/);
  letGo();
  await isAnswered;
  await expect(laptop.getByRole("heading", { name: /^Sign in to/ })).toBeVisible();
  await expect(laptop).toHaveURL(/\/login$/);
});

test("Sign Out with entries that wait says what stays; they go out when the same person is back (I2, security rule 18)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const { game, live } = await atTheField(server, phone);
  await phone.context().setOffline(true);
  await live.record({ stat: "tackle", side: "home", player: 1 }, "stat-first");
  await phone.getByRole("button", { name: "Back", exact: true }).click();
  await phone.getByRole("button", { name: "Keep In Progress" }).click();
  await expect(phone).toHaveURL(/\/games$/);
  const pill = phone.getByTestId("sync-status");
  await expect(pill).toHaveText("Offline · 1 to send");

  await openMenu(phone);
  await phone.getByRole("button", { name: "Sign Out" }).click();
  const question = phone.getByRole("alertdialog");
  await expect(question).toContainText("1 entry is not on the server yet.");
  await question.getByRole("button", { name: "Stay Signed In" }).click();
  await expect(pill).toBeVisible();
  await openMenu(phone);
  await phone.getByRole("button", { name: "Sign Out" }).click();
  await question.getByRole("button", { name: "Sign Out" }).click();
  await expect(phone).toHaveURL(/\/$/);

  await phone.context().setOffline(false);
  await signIn(phone, DEMO.scorer);
  const tackles = () =>
    rows<{ tackles: number }>(
      server.service.from("game_stats").select("tackles").eq("game_id", game.id),
    );
  await expect.poll(tackles, { timeout: 30_000 }).toEqual([{ tackles: 1 }]);
});

/** All cards of a list, which comes with its first ones and grows between the frames. */
async function wholeList(cards: Locator): Promise<Locator[]> {
  await expect(cards.first()).toBeVisible();
  await expect(cards.page().getByRole("button", { name: "Show more" })).toHaveCount(0);
  return cards.all();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
}

import type { Page } from "@playwright/test";
import { DEMO, expect, signIn, test } from "./fixtures.ts";
import { waitUntilInstalled } from "./installed.ts";

const LAPTOP = { viewport: { width: 1024, height: 768 } };
const FALL = "Fall 2026 - Demo League";
const SPRING = "Spring 2026 - Demo League";
/** Only the closed season has it; only the active one has the other. */
const ONLY_IN_SPRING = "Old Town Otters";
const ONLY_IN_FALL = "Copper Foxes";

const note = (page: Page) => page.getByRole("note").filter({ hasText: "past season" });
const trigger = (page: Page) => page.getByRole("button", { name: /^Season: / });

async function showsFall(page: Page): Promise<void> {
  await expect(page.getByText(ONLY_IN_FALL).first()).toBeVisible();
  await expect(page.getByText(ONLY_IN_SPRING)).toHaveCount(0);
  await expect(note(page)).toHaveCount(0);
}

async function showsSpring(page: Page): Promise<void> {
  await expect(page.getByText(ONLY_IN_SPRING).first()).toBeVisible();
  await expect(page.getByText(ONLY_IN_FALL)).toHaveCount(0);
  await expect(note(page)).toHaveText(/^You are viewing a past season: 2026 Spring/);
}

test("a visitor on a laptop chooses another season by keyboard; it is remembered, marked, and left again (P §2, P §4, D7)", async ({
  newPhone,
}) => {
  const page = await newPhone(LAPTOP);
  await page.goto("/games");
  await showsFall(page);
  await expect(trigger(page)).toHaveAccessibleName(`Season: ${FALL}`);

  await trigger(page).focus();
  await page.keyboard.press("Enter");
  const list = page.getByRole("listbox", { name: "Season" });
  await expect(list.getByRole("option")).toHaveText([
    /Fall 2026.*Active/,
    /Spring 2026.*Completed/,
  ]);
  await expect(list.getByRole("option", { selected: true })).toContainText(FALL);
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("s");
  await page.keyboard.press("Enter");
  await expect(trigger(page)).toHaveAccessibleName(`Season: ${SPRING}`);
  await expect(trigger(page)).toBeFocused();
  await showsSpring(page);

  await page.reload();
  await showsSpring(page);
  await note(page).getByRole("button", { name: "Back to 2026 Fall" }).click();
  await showsFall(page);
  await page.reload();
  await showsFall(page);
});

test("on a phone the list is a modal with Cancel; every tab keeps its own season, new ones start with the last choice", async ({
  newPhone,
}) => {
  const page = await newPhone();
  await page.goto("/games");
  await expect(trigger(page)).toHaveText("Season: 2026 Fall");
  const other = await page.context().newPage();
  await other.goto("/games");
  await showsFall(other);

  await trigger(page).click();
  const modal = page.getByRole("dialog", { name: "Select Season" });
  await modal.getByRole("button", { name: "Cancel" }).click();
  await expect(modal).toHaveCount(0);
  await showsFall(page);
  await trigger(page).click();
  await modal.getByRole("option", { name: SPRING }).click();
  await showsSpring(page);
  await expect(trigger(page)).toHaveText("Season: 2026 SpringPast");

  await showsFall(other);
  await other.getByRole("link", { name: "Games" }).first().click();
  await showsFall(other);
  const third = await page.context().newPage();
  await third.goto("/games");
  await showsSpring(third);
});

test("a season that was looked at opens without the server; one that was not says so, and comes by itself", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone(LAPTOP);
  await signIn(page, DEMO.scorer);
  await waitUntilInstalled(page);
  await showsFall(page);
  await server.stop();
  await page.reload();
  await showsFall(page);
  await choose(page, SPRING);
  await expect(
    page.getByRole("heading", { name: `${SPRING} is not on this device yet` }),
  ).toBeVisible();
  await server.start();
  await page.getByRole("button", { name: "Try again" }).click();
  await showsSpring(page);

  await server.stop();
  await page.reload();
  await showsSpring(page);
  await choose(page, FALL);
  await showsFall(page);
});

test("the picker lists the active season's games, whichever season is shown elsewhere", async ({
  newPhone,
}) => {
  const page = await newPhone(LAPTOP);
  await signIn(page, DEMO.scorer);
  await choose(page, SPRING);
  await showsSpring(page);
  await page.goto("/collect");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(page.getByText(ONLY_IN_FALL).first()).toBeVisible();
  await expect(trigger(page)).toHaveCount(0);
});

test("a season that the server names no more is forgotten; with one left the selector is plain text (P §2, P §4)", async ({
  newPhone,
}) => {
  const page = await newPhone(LAPTOP);
  await page.goto("/games");
  await choose(page, SPRING);
  await showsSpring(page);
  // As after a deletion, which the browser has no way to make here.
  await page.route(/\/rest\/v1\/seasons/, async (route) => {
    const response = await route.fetch();
    const seasons: { name: string }[] = await response.json();
    const left = seasons.filter(({ name }) => name !== SPRING);
    await route.fulfill({
      response,
      json: left,
      headers: { ...response.headers(), "content-range": `0-${left.length - 1}/${left.length}` },
    });
  });
  await page.reload();
  await showsFall(page);
  await expect(page.getByRole("banner").getByText(FALL)).toBeVisible();
  await expect(trigger(page)).toHaveCount(0);
});

test("seasons that cannot be loaded say so, with Retry (P §4)", async ({ newPhone }) => {
  const page = await newPhone(LAPTOP);
  await page.route(/\/rest\/v1\/seasons/, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/games");
  const banner = page.getByRole("banner");
  await expect(banner.getByText("Failed to load seasons")).toBeVisible();
  await page.unroute(/\/rest\/v1\/seasons/);
  await banner.getByRole("button", { name: "Retry" }).click();
  await showsFall(page);
  await expect(trigger(page)).toHaveAccessibleName(`Season: ${FALL}`);
});

async function choose(page: Page, name: string): Promise<void> {
  await trigger(page).click();
  await page.getByRole("option", { name }).click();
}

import type { Page } from "@playwright/test";
import ICAL from "ical.js";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Games in your calendar" });

/** Opens Subscribe and reads the calendar behind the address that it shows. */
async function subscribe(page: Page, name: string): Promise<ICAL.Event[]> {
  await page.getByRole("button", { name: `Subscribe to the games of ${name}` }).click();
  await expect(dialog(page)).toBeVisible();
  const address = await dialog(page).getByRole("textbox", { name: "Address" }).inputValue();
  await expect(dialog(page).getByRole("link", { name: "Open in My Calendar" })).toHaveAttribute(
    "href",
    address.replace(/^http:/, "webcal:"),
  );
  const answer = await page.request.get(address);
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

test("a visitor finds the calendar of the season above its games and a team's on its page; where visitors see nothing, who is signed in finds none that would stay empty (D10)", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  await test.step("a visitor finds the calendar of the season above its games and a team's on its page", async () => {
    await page.goto("/games");
    const card = page.getByTestId("game-card").first();
    await expect(card).toBeVisible();
    const id = await card.getAttribute("data-game-id");
    await page.getByRole("button", { name: "Find a game" }).click();
    const ofSeason = await subscribe(page, "Fall 2026 - Demo League");
    expect(ofSeason.map(({ uid }) => uid)).toContain(id);

    await card.getByRole("link").first().click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(page).toHaveURL(/\/teams\//);
    await expect(page.getByRole("button", { name: /^Subscribe to the games of / })).toBeVisible();
    const team = (await heading.locator("bdi").textContent()) ?? "";
    const ofTeam = await subscribe(page, team);
    expect(ofTeam.length).toBeLessThan(ofSeason.length);
    for (const { summary } of ofTeam) expect(summary).toContain(team);
  });

  await test.step("where visitors see nothing, who is signed in finds no calendar that would stay empty (D10)", async () => {
    await signIn(page, DEMO.scorer);
    await page.getByRole("button", { name: "Find a game" }).click();
    const way = page.getByRole("button", { name: /^Subscribe to the games of / });
    await expect(way).toBeVisible();
    await server.arrange("update public.app_settings set public_browsing = 'off'", []);
    await page.reload();
    await page.getByRole("button", { name: "Find a game" }).click();
    await expect(page.getByRole("searchbox", { name: "Search games" })).toBeVisible();
    await expect(way).toHaveCount(0);
  });
});

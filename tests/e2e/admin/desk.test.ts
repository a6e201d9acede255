import type { Page } from "@playwright/test";
import { openAdminPanel } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";

const desk = (page: Page) => page.getByRole("region", { name: "Your desk" });
const matter = (page: Page, name: RegExp) => desk(page).getByRole("link", { name });

test("an admin goes from the desk to what waits, settles it, and the number falls; what nobody has to settle is quiet", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await openAdminPanel(page);
  await expect(matter(page, /^3\s*Open feedback/)).toBeVisible();
  await expect(matter(page, /^Fall 2026 - Demo League$/)).toBeVisible();
  await expect(
    desk(page).getByRole("list", { name: "Nothing waiting" }).getByRole("link"),
  ).toHaveText([/^Injured reserve$/, /^Sync/]);
  expect(await findings(page, "desk, phone")).toEqual([]);

  await matter(page, /^Player rail jumps when a walk-on is added/).click();
  await page
    .getByRole("dialog", { name: "Player rail jumps when a walk-on is added" })
    .getByRole("button", { name: "Mark In Progress" })
    .click();
  await expect(page.getByText("The report is in progress.")).toBeVisible();
  await page.goBack();
  await expect(matter(page, /^2\s*Open feedback/)).toBeVisible();

  await matter(page, /^ines\.invited\.long\.ago@demo\.test/).click();
  await expect(page.getByText(/^Showing 1 of \d+ users$/)).toBeVisible();
  await expect(page.getByText("Inés Forgotten")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Invited/ })).toBeChecked();
  await page.goBack();

  await matter(page, /^1\s*Past games without a result/).click();
  await expect(page.getByRole("checkbox", { name: /^Past games without a result/ })).toBeChecked();
  const games = page
    .getByRole("list", { name: /^(Today and to come|Past games, newest first)$/ })
    .getByRole("listitem");
  await expect(games).toHaveCount(1);
  // Not uncheck(): the box follows the address, which changes after the click.
  await page.getByRole("checkbox", { name: /^Past games without a result/ }).click();
  await expect(games.nth(1)).toBeVisible();
  await page.goBack();

  await expect(matter(page, /^2\s*Open feedback/)).toBeVisible();
  await server.arrange("update feedback_reports set status = 'closed' where title = $1", [
    "Who may finalize a game?",
  ]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(matter(page, /^1\s*Open feedback/)).toBeVisible();
});

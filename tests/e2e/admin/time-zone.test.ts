import type { Page } from "@playwright/test";
import { addDays } from "date-fns/addDays";
import { localPlainDate } from "../../../src/domain/shared/plain-date.ts";
import { dayText } from "../../../src/parts/page/day-text.ts";
import { button } from "../support/accounts.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";

/** Twenty-five hours apart, so that it is never the same day in both. */
const EARLY = "Pacific/Kiritimati";
const LATE = "Pacific/Pago_Pago";
const GAME = "Harbor Lights at River Hawks";

/** To come in both, whenever the test runs. */
const DAY = localPlainDate(addDays(new Date(), 30));

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date());

async function chooseZone(page: Page, from: string, to: string): Promise<void> {
  await page.goto("/admin/settings");
  await expect(page.getByLabel("Time zone", { exact: true })).toHaveValue(from);
  await page.getByLabel("Time zone", { exact: true }).selectOption(to);
  await button(page, "Save Settings").click();
  const change = page.getByRole("listitem").filter({ hasText: "Avery Admin" }).first();
  await expect(change).toContainText(`League time zone: ${from} → ${to}`);
}

test("the league's time zone decides which day it is on the field and moves no game, whatever the phone's clock says (D48)", async ({
  newPhone,
}) => {
  const page = await newPhone({ viewport: { width: 1280, height: 800 }, timezoneId: EARLY });
  const dialog = page.getByRole("dialog");
  await signIn(page, DEMO.admin);

  await test.step("a game at 23:30", async () => {
    await page.goto("/admin");
    await page.getByRole("link", { name: "Manage Fall 2026 - Demo League" }).click();
    await page.getByRole("link", { name: /^Games & Schedule/ }).click();
    await button(page, "Add Game").click();
    // With several leagues none is chosen unasked.
    await expect(dialog.getByLabel("Visitor")).toBeDisabled();
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByText("Choose a league.")).toBeVisible();
    await expect(dialog.getByLabel("League")).toBeFocused();
    await dialog.getByLabel("League").selectOption({ label: "Saturday Coed" });
    await dialog.getByLabel("Visitor").selectOption({ label: "Harbor Lights" });
    await dialog.getByLabel("Home").selectOption({ label: "River Hawks" });
    await dialog.getByLabel("Day", { exact: true }).fill(DAY);
    await dialog.getByLabel("Time", { exact: true }).fill("23:30");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
  });

  for (const [from, to] of [
    ["America/New_York", LATE],
    [LATE, EARLY],
  ] as const) {
    await test.step(`in ${to} a placement begins on the day of that place`, async () => {
      await chooseZone(page, from, to);
      await page.goto("/admin");
      await page.getByRole("link", { name: "Manage Fall 2026 - Demo League" }).click();
      await page.getByRole("link", { name: /^Teams & Players/ }).click();
      await page.getByRole("link", { name: "River Hawks" }).click();
      const row = page.getByRole("row").filter({ hasText: "Active" }).first();
      const name = (await row.getByRole("rowheader").textContent()) ?? "";
      await page.getByRole("row").filter({ hasText: name }).getByRole("button").click();
      await dialog.getByLabel("Injured reserve").check();
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(page.getByRole("row").filter({ hasText: name })).toContainText(
        `IR since ${dayText(dayIn(to), "short")}`,
      );
    });
  }

  await test.step("the game is still on that day at that time, on phones of both places", async () => {
    for (const timezoneId of [EARLY, LATE]) {
      const phone = await newPhone({ timezoneId });
      await phone.goto("/games?show=upcoming");
      const card = phone.getByRole("article", { name: GAME }).filter({ hasText: "11:30 PM" });
      await expect(card).toContainText(dayText(DAY, "weekday"));
    }
  });
});

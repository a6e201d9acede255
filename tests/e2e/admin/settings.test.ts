import { button } from "../support/accounts.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { pressByKey, tabTo } from "../support/keyboard.ts";

test("an admin changes a limit, and what is no number within its bounds is not saved (B); the keyboard alone changes every switch and saves them (D10, D11, D12, D69, D70)", async ({
  newPhone,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await page.goto("/admin/settings");
  await test.step("an admin changes a limit; what is no number within its bounds is not saved (B)", async () => {
    await page.getByRole("radio", { name: /^Nothing without an account/ }).check();
    // What is unsaved stays in sight, wherever on the page the change was made.
    await expect(page.getByText("Not saved yet.")).toBeInViewport();
    await page.getByRole("radio", { name: /^All seasons/ }).check();
    const walkOns = page.getByLabel("Walk-ons per game");
    await expect(walkOns).toHaveValue("40");
    await walkOns.fill("2000");
    await button(page, "Save Settings").click();
    await expect(page.getByText("Enter a whole number within these bounds.")).toBeVisible();
    await expect(walkOns).toBeFocused();
    await walkOns.fill("12");
    await page.getByLabel("Megabytes per account and minute").fill("8");
    await button(page, "Save Settings").click();
    const change = page.getByRole("listitem").filter({ hasText: "Avery Admin" }).first();
    await expect(change).toContainText("Walk-ons per game: 40 → 12");
    await expect(change).toContainText("Megabytes per account and minute: 20 MB → 8 MB");
    await page.reload();
    await expect(walkOns).toHaveValue("12");
  });

  await test.step("the keyboard alone changes every switch of the settings and saves them (D10, D11, D12, D69, D70)", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const browsing = (name: string) => page.getByRole("radio", { name });
    await tabTo(page, browsing("All seasons"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(browsing("Nothing without an account")).toBeChecked();
    await page.keyboard.press("Tab");
    const collectors = page.getByRole("radiogroup").nth(1).getByRole("radio");
    await expect(collectors.first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(collectors.last()).toBeChecked();
    await page.keyboard.press("Tab");
    const passes = page.getByRole("radiogroup").nth(2).getByRole("radio");
    // The demo league has passes and captains switched on.
    await expect(passes.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(passes.nth(2)).toBeChecked();
    await page.keyboard.press("Tab");
    const captains = page.getByRole("radiogroup").nth(3).getByRole("radio");
    await expect(captains.nth(1)).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(captains.nth(2)).toBeChecked();
    await page.keyboard.press("Tab");
    const domain = page.getByLabel("Domain", { exact: true });
    await expect(domain).toBeFocused();

    await page.keyboard.type("nonsense");
    await pressByKey(page, button(page, "Save Settings"));
    await expect(page.getByText("Enter a domain like league.example")).toBeVisible();
    await expect(domain).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("league.test");
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog");
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await pressByKey(page, question.getByRole("button", { name: "Use This Domain" }));
    await expect(page.getByText("All changes are saved.")).toBeVisible();
    // The newest change comes first.
    const change = page.getByRole("listitem").filter({ hasText: "Avery Admin" }).first();
    await expect(change).toContainText("Public browsing: All seasons → Nothing without an account");
    await expect(change).toContainText(
      "Game passes: Admins make passes → Admins and approved collectors make passes",
    );
    await expect(change).toContainText("Captains confirm: Offered → Asked for");
    await expect(change).toContainText("Admin email domain: none → league.test");
    // The focus stays on the form, so that the next change is near.
    await expect(domain).toBeFocused();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
    await pressByKey(page, button(page, "Save Settings"));
    await expect(page.getByText("Admin email domain: league.test → none")).toBeVisible();
    await expect(page.getByText("All changes are saved.")).toBeFocused();
  });
});

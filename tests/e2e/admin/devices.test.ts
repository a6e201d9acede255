import { button, openAdminPanel } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, enterAs, expect, signIn, signOutByMenu, test } from "../support/fixtures.ts";
import { waitForAdminParts } from "../support/installed.ts";

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 } },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const;

test("an admin sees on phone and laptop which device is silent with plays on it, and one that has just synced (I6); without a network the list says how old it is; nobody but admins gets in (A §6)", async ({
  newPhone,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await openAdminPanel(page);
  await page.getByRole("link", { name: /^Devices/ }).click();
  await expect(page.getByRole("heading", { name: "Devices", level: 1 })).toBeVisible();
  const onPhone = page.getByRole("list", { name: "Devices" }).getByRole("listitem");
  const onLaptop = page.getByRole("table", { name: "Devices" }).getByRole("row");
  const own = { hasText: "Val Viewer" };

  for (const [name, rows, first] of [
    ["phone", onPhone, 0],
    ["laptop", onLaptop, 1],
  ] as const) {
    await test.step(`on a ${name}: which device is silent with plays on it (I6)`, async () => {
      await page.setViewportSize(SCREENS[name].viewport);
      const silent = rows.filter({ hasText: "Silent with entries on it" });
      await expect(silent).toHaveCount(1);
      await expect(silent).toContainText("Robin Second");
      await expect(silent).toContainText("7");
      if (name === "laptop") {
        const waiting = silent.getByRole("cell", { name: "7", exact: true });
        await expect(waiting).toHaveCSS("text-align", "right");
      }
      await expect(rows.nth(first)).toContainText("Robin Second");
      await expect(page.getByText(/^1 device has entries on it/)).toBeVisible();
      await expect(rows.filter({ hasText: "Needs a look" })).toContainText("Sam Scorer");
      expect(await findings(page, `devices, ${name}`)).toEqual([]);
    });
  }

  const other = await newPhone();
  await test.step("one that has just synced", async () => {
    const before = await onLaptop.filter(own).count();
    await signIn(other, DEMO.viewer);
    await other.goto("/games");
    await expect(async () => {
      await button(page, "Refresh").click();
      await expect(onLaptop.filter(own)).toHaveCount(before + 1);
    }).toPass();
    await expect(onLaptop.filter(own).first()).toContainText("All sent");
    await page.setViewportSize(SCREENS.phone.viewport);
    await expect(onPhone.filter(own)).toHaveCount(before + 1);
    await expect(onPhone.filter(own).first()).toContainText("All sent");
  });

  await test.step("without a network the list stays readable and says how old it is (A §6)", async () => {
    await waitForAdminParts(page);
    await page.context().setOffline(true);
    await expect(page.getByText("No network: this list is as it was last read.")).toBeVisible();
    await expect(page.getByText("Robin Second")).toBeVisible();
    await expect(button(page, "Refresh")).toBeDisabled();
  });

  await test.step("nobody but admins gets in (A §6)", async () => {
    await other.goto("/admin/devices");
    await expect(other).toHaveURL(/\/games$/);
    await signOutByMenu(other);
    await other.goto("/admin/devices");
    await expect(other).toHaveURL(/\/login$/);
    await enterAs(other, DEMO.scorer);
    await expect(other).toHaveURL(/\/games$/);
  });
});

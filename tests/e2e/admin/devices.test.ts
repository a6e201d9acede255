import { button, openAdminPanel } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, enterAs, expect, signIn, test } from "../support/fixtures.ts";
import { waitForAdminParts } from "../support/installed.ts";

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 } },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const;

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`on a ${name}, an admin sees which device is silent with plays on it, and one that has just synced (I6)`, async ({
    newPhone,
  }) => {
    const page = await newPhone(screen);
    await signIn(page, DEMO.admin);
    await openAdminPanel(page);
    await page.getByRole("link", { name: /^Devices/ }).click();
    await expect(page.getByRole("heading", { name: "Devices", level: 1 })).toBeVisible();
    const list =
      name === "phone"
        ? page.getByRole("list", { name: "Devices" })
        : page.getByRole("table", { name: "Devices" });
    const rows = list.getByRole(name === "phone" ? "listitem" : "row");
    const silent = rows.filter({ hasText: "Silent with entries on it" });
    await expect(silent).toHaveCount(1);
    await expect(silent).toContainText("Robin Second");
    await expect(silent).toContainText("7");
    if (name === "laptop") {
      const waiting = silent.getByRole("cell", { name: "7", exact: true });
      await expect(waiting).toHaveCSS("text-align", "right");
    }
    await expect(rows.nth(name === "phone" ? 0 : 1)).toContainText("Robin Second");
    await expect(page.getByText(/^1 device has entries on it/)).toBeVisible();
    await expect(rows.filter({ hasText: "Needs a look" })).toContainText("Sam Scorer");
    expect(await findings(page, `devices, ${name}`)).toEqual([]);

    const before = await rows.filter({ hasText: "Val Viewer" }).count();
    const phone = await newPhone();
    await signIn(phone, DEMO.viewer);
    await phone.goto("/games");
    await expect(async () => {
      await button(page, "Refresh").click();
      await expect(rows.filter({ hasText: "Val Viewer" })).toHaveCount(before + 1);
    }).toPass();
    await expect(rows.filter({ hasText: "Val Viewer" }).first()).toContainText("All sent");
  });
}

test("without a network the list stays readable and says how old it is; nobody but admins gets in (A §6)", async ({
  newPhone,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  await page.goto("/admin/devices");
  await expect(page.getByText("Robin Second")).toBeVisible();
  await waitForAdminParts(page);
  await page.context().setOffline(true);
  await expect(page.getByText("No network: this list is as it was last read.")).toBeVisible();
  await expect(page.getByText("Robin Second")).toBeVisible();
  await expect(button(page, "Refresh")).toBeDisabled();

  const other = await newPhone();
  await other.goto("/admin/devices");
  await expect(other).toHaveURL(/\/login$/);
  await enterAs(other, DEMO.scorer);
  await expect(other).toHaveURL(/\/games$/);
});

import type { Page } from "@playwright/test";
import { button, makeFirstAdmin, openAdminPanel, replacePassword } from "../support/accounts.ts";
import { findings } from "../support/axe-findings.ts";
import { DEMO, enterAs, expect, signIn, test } from "../support/fixtures.ts";
import { waitForAdminParts } from "../support/installed.ts";
import { pressByKey } from "../support/keyboard.ts";
import { FALL, seasonId } from "../support/season-screen.ts";

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 } },
  laptop: { viewport: { width: 1280, height: 800 } },
} as const;

const SLOW_ANSWER_MS = 2_500;

const list = (page: Page, name: string) => page.getByRole("list", { name, exact: true });
const season = (page: Page, name: string) =>
  list(page, "Seasons").getByRole("listitem").filter({ hasText: name });
const runs = (page: Page) => list(page, "Run history").locator("> li");

async function openAsAdmin(page: Page): Promise<void> {
  await signIn(page, DEMO.admin);
  await page.goto("/admin/sync");
  await expect(runs(page).first()).toBeVisible();
}

test("on a phone and on a laptop, an admin sees cards, counts, health and every run with its steps and errors (A §2)", async ({
  newPhone,
}) => {
  const page = await newPhone();
  await signIn(page, DEMO.admin);
  for (const [name, { viewport }] of Object.entries(SCREENS)) {
    await page.setViewportSize(viewport);
    await openAdminPanel(page);
    await expect(page.getByText(/^The simulated league provider is asked only/)).toBeVisible();
    await page.getByRole("link", { name: /^Daily Sync Monitoring/ }).click();
    await expect(page).toHaveURL(/\/admin\/sync$/);
    await expect(runs(page)).toHaveCount(20);
    for (const [card, value] of [
      ["Sync Status", "Simulated"],
      ["Next Sync", "None"],
      ["Active Leagues", "3"],
      ["Last Run Status", "Succeeded"],
    ] as const) {
      const shown = page.getByRole("term").filter({ hasText: card }).locator("xpath=..");
      await expect(shown).toContainText(value);
    }
    const fall = season(page, FALL);
    await expect(fall).toContainText("Teams8");
    await expect(fall).toContainText(/Last sync: /);
    const health = page.getByRole("region", { name: "Health" });
    await expect(health).toContainText("Player deactivations3");
    await expect(health).toContainText("Success rate");

    const stopped = runs(page).filter({ hasText: "Failed" }).first();
    await stopped.locator("summary").click();
    await expect(stopped).toContainText("not applied: the answer could not be used");
    await expect(stopped.getByRole("list", { name: "Errors" })).toContainText(
      "answered with something that is no JSON",
    );
    const asked = runs(page).filter({ hasText: "Partly done" }).first();
    await asked.locator("summary").click();
    await expect(asked).toContainText("9 of 24 games gone: not applied: it waits for an answer");
    expect(await findings(page, `daily sync, ${name}`)).toEqual([]);
  }
});

test("without a network the page stays readable and nothing is synced; nobody but admins gets in (A §6); Sync Season is applied with the keyboard alone; another browser's run is seen, and a runner that is gone is called so", async ({
  newPhone,
  server,
}) => {
  const page = await newPhone(SCREENS.laptop);
  await openAsAdmin(page);
  await test.step("without a network the page stays readable and nothing can be synced; nobody but admins gets in (A §6)", async () => {
    await waitForAdminParts(page);
    await page.context().setOffline(true);
    await expect(page.getByText(/^No network: this page is as it was last read/)).toBeVisible();
    await expect(button(page, `Sync Season: ${FALL}`)).toBeDisabled();
    await expect(runs(page)).toHaveCount(20);

    const other = await newPhone();
    await other.goto("/admin/sync");
    await expect(other).toHaveURL(/\/login$/);
    await enterAs(other, DEMO.scorer);
    await expect(other).toHaveURL(/\/games$/);
  });

  await test.step("Sync Season shows what would change, applies it with the keyboard alone, and the run stands in the history", async () => {
    await page.context().setOffline(false);
    await server.arrange(
      "update public.teams set name = 'Renamed Here' where name = $1 and season_id = $2",
      ["River Hawks", await seasonId(server.service, FALL)],
    );
    await page.reload();
    await expect(runs(page).first()).toBeVisible();
    await pressByKey(page, button(page, `Sync Season: ${FALL}`));
    const panel = page.getByRole("region", { name: `Sync of ${FALL}` });
    await expect(panel.getByText(/1 team changed/).first()).toBeVisible({ timeout: 30_000 });
    expect(await findings(page, "daily sync, a plan")).toEqual([]);
    await expect(runs(page).first()).toContainText("Planned");
    await pressByKey(page, panel.getByRole("button", { name: /^Apply \d+ Change/ }));
    await expect(
      panel.getByRole("status").filter({ hasText: /Succeeded|Partly done/ }),
    ).toBeVisible({
      timeout: 30_000,
    });
    await expect(runs(page).first()).toContainText(/Sync All Data.*Fall 2026/);
    await expect(runs(page).first()).toContainText("1 team changed");
    await pressByKey(page, panel.getByRole("button", { name: "Close", exact: true }));
    await expect(panel).toHaveCount(0);
  });

  await test.step("a run of another browser is seen while it goes on, and a runner that is gone is called so", async () => {
    const id = await seasonId(server.service, FALL);
    const begun = await server.service.rpc("begin_sync_run", { p_season_id: id, p_kind: "all" });
    expect(begun.data).toMatchObject({ outcome: "applied" });
    await page.reload();
    await expect(runs(page).first()).toContainText("Running");
    await expect(page.getByRole("button", { name: `Show Sync: ${FALL}` })).toBeVisible();
    // Answers may take longer than the two seconds between two looks.
    await page.route("**/rpc/sync_overview", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_ANSWER_MS));
      await route.continue();
    });
    const { run_id, lease_id } = begun.data as { run_id: string; lease_id: string };
    await server.arrange(
      "update public.sync_runs set lease_until = now() - interval '1 s' where id = $1",
      [run_id],
    );
    await expect(runs(page).first()).toContainText("Interrupted");
    await page.unrouteAll({ behavior: "wait" });
    const ended = await server.service.rpc("end_sync_run", {
      p_run_id: run_id,
      p_lease_id: lease_id,
      p_status: "failed",
    });
    expect(ended.error).toBeNull();
    await page.reload();
    await expect(runs(page).first()).toContainText("Failed");
  });
});

test.describe("an installation without a provider", () => {
  test.use({ seed: "none" });

  test("says that syncs are off, and has an empty history", async ({ newPhone, server }) => {
    const account = { email: "me@club.example", password: "first-admin-2026" };
    const temporary = await makeFirstAdmin(server, account.email);
    const page = await newPhone(SCREENS.laptop);
    await replacePassword(page, account, temporary);
    await page.goto("/admin/sync");
    await expect(page.getByText("No runs yet")).toBeVisible();
    await expect(page.getByText("No seasons yet")).toBeVisible();
    await expect(
      page.getByText("No league provider is set up", { exact: false }).first(),
    ).toBeVisible();
    await expect(page.getByText("Success rate")).toBeVisible();
    expect(await findings(page, "daily sync without a provider")).toEqual([]);
  });
});

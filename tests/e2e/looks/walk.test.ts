import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import Papa from "papaparse";
import { pageFacts } from "../../../scripts/audit/page-facts.ts";
import { seoChecks } from "../../../scripts/audit/seo-checks.ts";
import { findings, sidewaysOf, THEMES, type Theme } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { HOSTILE_DIVISION, makeNamesHostile, type NamesById } from "../support/hostile-names.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { nameFindings } from "../support/name-findings.ts";
import { isWidget, PUBLIC_ROUTES } from "../support/public-routes.ts";
import type { E2eServer } from "../support/server.ts";
import { shownLeague } from "../support/shown-league.ts";
import { follow, walkPublic } from "../support/walk-public.ts";

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
/** Narrower than any current phone. */
const NARROW = { width: 320, height: 640 };

test("every public screen on a phone with names that break what is careless: axe in light, nothing sideways from 320 px on, names whole and harmless, search engines read what they need (D10, D33, D67)", async ({
  server,
  newPhone,
}) => {
  test.setTimeout(600_000);
  const { league, names, found, look } = await hostileLeague(server, ["light"]);
  const phone = await newPhone({ viewport: PHONE });
  await watch(phone, found);
  const robotsFile = await robotsFileOf(phone);
  await walkPublic(phone, league, async ({ name }) => {
    await look(phone, name);
    const seo = seoChecks(await pageFacts(phone), { status: 200, robotsTag: "", robotsFile });
    for (const { id, findings: faults } of seo) {
      found.push(...faults.map((fault) => `${name}: ${id}: ${fault}`));
    }
    await phone.setViewportSize(NARROW);
    const sideways = await sidewaysOf(phone);
    if (sideways > 0) found.push(`${name}, ${NARROW.width}: ${sideways} px sideways`);
    const cut = await nameFindings(phone, names);
    found.push(...cut.map((each) => `${name}, ${NARROW.width}: ${each}`));
    await phone.setViewportSize(PHONE);
  });
  expect.soft(found).toEqual([]);

  await test.step("without a server: every screen reloads, with its figures and their age (D63)", async () => {
    await phone.goto("/standings");
    await waitUntilInstalled(phone);
    await phone.goto("/robots.txt");
    await expect(phone.getByText("User-agent: *")).toBeVisible();
    await server.stop();
    for (const route of PUBLIC_ROUTES.filter((each) => !isWidget(each))) {
      await phone.goto(route.address(league));
      await expect.soft(route.figures(phone), route.name).toBeVisible();
      await expect.soft(phone.getByText(/^Offline: as of /).first(), route.name).toBeVisible();
    }
  });
});

test("the same screens on a phone in dark and sun: axe finds nothing (D10, D67)", async ({
  server,
  newPhone,
}) => {
  test.setTimeout(600_000);
  const { league, found, look } = await hostileLeague(server, ["dark", "sun"]);
  const phone = await newPhone({ viewport: PHONE });
  await watch(phone, found);
  await walkPublic(phone, league, ({ name }) => look(phone, name));
  expect(found).toEqual([]);
});

test("the same names as an admin sees them: the public screens on a laptop, what only admins have on a phone too, the file for spreadsheets (D10, D33, D67)", async ({
  server,
  newPhone,
}) => {
  test.setTimeout(600_000);
  const { league, names, found, look } = await hostileLeague(server);
  const laptop = await newPhone({ viewport: LAPTOP });
  await watch(laptop, found);
  await signIn(laptop, DEMO.admin);
  await walkPublic(laptop, league, ({ name }) => look(laptop, name));
  await exportIsHarmless(laptop, names);
  for (const size of [LAPTOP, PHONE]) {
    await laptop.setViewportSize(size);
    await adminScreens(laptop, (name) => look(laptop, name));
  }
  expect(found).toEqual([]);
});

/** The demo league with hostile names; `look` writes what is wrong with a screen into `found`. */
async function hostileLeague(server: E2eServer, themes: readonly Theme[] = THEMES) {
  const league = await shownLeague(server.service);
  const names = await makeNamesHostile(server);
  const found: string[] = [];
  const look = async (page: Page, name: string) => {
    const width = page.viewportSize()?.width;
    const here = [...(await findings(page, name, themes)), ...(await nameFindings(page, names))];
    // D67: this one page may not be zoomed, as specified.
    const faults = here.filter((each) => name !== "widget" || !each.includes("meta-viewport"));
    found.push(...faults.map((each) => `${name}, ${width}: ${each}`));
  };
  return { league, names, found, look };
}

/** Writes every message box into `found`: no name may run as a script. */
async function watch(page: Page, found: string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  page.on("dialog", async (dialog) => {
    found.push(`a name was run: ${dialog.message()}`);
    await dialog.dismiss();
  });
}

async function robotsFileOf(page: Page) {
  const answer = await page.context().request.get("/robots.txt");
  return {
    status: answer.status(),
    type: answer.headers()["content-type"] ?? "",
    text: await answer.text(),
  };
}

/** The file has every name unchanged, with an apostrophe before what a spreadsheet would run. */
async function exportIsHarmless(page: Page, names: NamesById): Promise<void> {
  await page.goto("/stats/all?show=all");
  const file = await exported(page);
  const column = Papa.parse<Record<string, string>>(file.text, { header: true }).data.map(
    (row) => row.Name ?? "",
  );
  expect(column.filter((name) => /^[=+\-@\t\r]/.test(name))).toEqual([]);
  const written = column.map((name) => (/^'[=+\-@\t\r]/.test(name) ? name.slice(1) : name));
  expect(written).toEqual(expect.arrayContaining([...names.values()].slice(0, 18)));

  await page.getByLabel("Division").selectOption(HOSTILE_DIVISION);
  await expect(page).toHaveURL(/division=/);
  const { name, text } = await exported(page);
  expect(name).toMatch(/^player-stats-[\w-]+\.csv$/);
  const divisions = Papa.parse<Record<string, string>>(text, { header: true }).data;
  expect(new Set(divisions.map((row) => row.Division))).toEqual(new Set([`'${HOSTILE_DIVISION}`]));
}

async function exported(page: Page): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV", exact: true }).click();
  const download = await started;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}

async function adminScreens(page: Page, look: (name: string) => Promise<void>): Promise<void> {
  await follow(page, "/admin/stats");
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  await look("/admin/stats");
  await follow(page, "/admin/widget");
  await expect(page.getByLabel("Code to paste into your page")).toBeVisible();
  await expect(
    page.frameLocator("iframe").getByRole("heading", { level: 2 }).first(),
  ).toBeVisible();
  await look("/admin/widget");
  await follow(page, "/teams");
  // A phone shows slips; the roster and what admins change open from there.
  if (page.viewportSize()?.width === PHONE.width) {
    await page.getByRole("button", { name: "Active Players" }).first().click();
  }
  for (const [opener, title] of [
    [/^Edit #/, "Edit Player"],
    [/^Division of /, "Assign Division"],
  ] as const) {
    await page.getByRole("button", { name: opener }).first().click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog).toBeVisible();
    await look(title);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
}

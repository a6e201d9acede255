import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import Papa from "papaparse";
import { clipboardText, csvFile } from "../../../src/app/files/spreadsheet-text.ts";
import { PLAYER_SEASONS } from "../../../src/contract/rows/player-season-rows.ts";
import { readRows } from "../../../src/contract/rows/table-row.ts";
import { type ExportTable, exportTable } from "../../../src/domain/exports/export-table.ts";
import { PLAYER_EXPORT } from "../../../src/domain/exports/player-export.ts";
import { plainName } from "../../../src/domain/roster/player-label.ts";
import {
  findPlayers,
  playerLines,
  type RankedPlayer,
  rankPlayers,
} from "../../../src/domain/standings/player-lines.ts";
import type { PlayerStat } from "../../../src/domain/standings/player-stat.ts";
import { signal } from "../../helpers/signal.ts";
import { sidewaysOf } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { waitUntilInstalled } from "../support/installed.ts";
import { refuseUntilPressed } from "../support/network/refuse-until-pressed.ts";
import type { E2eServer } from "../support/server.ts";
import { stopTheClock } from "../support/stop-the-clock.ts";

const LAPTOP = { width: 1280, height: 800 };
/** A4 portrait, without its margins. */
const PAPER = { width: 703, height: 1032 };
/** How much of a frame's right side a strip covers at least where its table goes on. */
const STRIP_PX = 10;
const HOSTILE = '=HYPERLINK("x"), Ádá <b>';

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const players = (page: Page) => page.getByRole("table", { name: "Players" });
const teams = (page: Page) => page.getByRole("table", { name: "Teams" });
const said = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text });
const sortBy = (page: Page) => page.getByLabel("Sort by");
const search = (page: Page) => page.getByRole("searchbox");

/** Of the active season, as the database has them. */
async function ranked({ service }: E2eServer, stat: PlayerStat): Promise<readonly RankedPlayer[]> {
  const season = await service.from("seasons").select("id").like("name", "Fall%").single();
  const answer = await service
    .from("player_season_stats")
    .select()
    .eq("season_id", season.data?.id);
  const rows = readRows(PLAYER_SEASONS, answer.data);
  if (rows === null) throw new Error(answer.error?.message ?? "no players");
  return rankPlayers(playerLines(rows, "all"), stat);
}

/** The file that a click on Export CSV gives. */
async function exported(page: Page): Promise<{ name: string; text: string }> {
  const started = page.waitForEvent("download");
  await button(page, "Export CSV").click();
  const download = await started;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}

/** Answers wait until the returned function is called. */
async function stallTheServer(page: Page): Promise<() => void> {
  const released = signal();
  await page.context().route(/\/rest\/v1\//, async (route) => {
    await released.given;
    // A reload may have given the request up meanwhile.
    await route.fallback().catch(() => undefined);
  });
  return released.give;
}

/** From the next load on: whether the page has called its figures new, for a moment even. */
async function watchForNew(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const seen = { new: false };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.new ||= /Updated \d/.test(document.querySelector("main")?.textContent ?? "");
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { new: boolean } }).seen.new);
}

test("S21: kept figures are marked from the first paint until they are new, and a file waits for the new ones or says its age", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone({ viewport: LAPTOP });
  const renewing = page.getByText(/^Updating… shown as of \d/);
  await page.goto("/stats/all");
  await waitUntilInstalled(page);
  await expect(page.getByText(/^Updated \d/)).toBeVisible();
  expect((await exported(page)).name).toMatch(/^player-stats-all-divisions-\d{4}-\d\d-\d\d\.csv$/);
  const [first] = await ranked(server, "fantasy_points");
  await server.arrange("update public.players set name = $1 where id = $2", [
    "Renamed Meanwhile",
    first?.player.playerId,
  ]);

  const goOn = await stallTheServer(page);
  const saysNew = await watchForNew(page);
  await page.reload();
  await expect(players(page)).toBeVisible();
  await expect(renewing).toBeVisible();
  expect(await saysNew(), "before anything new has come").toBe(false);
  const old = await exported(page);
  expect(old.name).toMatch(/-as-of-\d{4}-\d\d-\d\d-\d{4}\.csv$/);
  expect(old.text).not.toContain("Renamed Meanwhile");
  await expect(said(page, /with figures as of/)).toBeVisible();
  await expect(renewing).toBeVisible();

  // A reading that has just begun: eight of the fifteen seconds of the other have passed.
  await page.reload();
  await expect(renewing).toBeVisible();
  const file = exported(page);
  await expect(button(page, "Newest figures…")).toBeDisabled();
  const where = await players(page).boundingBox();
  goOn();
  const fresh = await file;
  expect(fresh.text).toContain("Renamed Meanwhile");
  expect(fresh.name).not.toContain("as-of");
  await expect(page.getByText(/^Updated \d/)).toBeVisible();
  expect(await players(page).boundingBox()).toEqual(where);

  for (const address of ["/standings", "/teams", "/games", "/stats"]) {
    await page.goto(address);
    await expect(page.getByText(/^Updated \d/)).toBeVisible();
    const release = await stallTheServer(page);
    await page.reload();
    await expect(
      page.getByText(/^(Team Standings|Team Management)$|Games|Fantasy/).first(),
    ).toBeVisible();
    await expect(renewing).toBeVisible();
    release();
    await expect(page.getByText(/^Updated \d/)).toBeVisible();
  }
});

test("a name that was just searched is followed, though the address gets the search only then", async ({
  server,
  newPhone,
}) => {
  const [first] = await ranked(server, "fantasy_points");
  const page = await newPhone({
    viewport: LAPTOP,
    serviceWorkers: "block",
    expectedNoise: /Service Worker registration blocked|status of 400/,
  });
  await test.step("a failure shows the server's own words (P §8)", async () => {
    const refused = { status: 400, json: { code: "22012", message: "division by zero" } };
    await refuseUntilPressed(page, "**/rest/v1/player_season_stats?*", refused);
    await page.goto("/stats/all");
    await expect(page.getByText("Error: division by zero")).toBeVisible();
    await button(page, "Try Again").click();
  });
  await expect(page.getByText(/^Updated \d/)).toBeVisible();
  const asked = signal();
  const released = signal();
  await page.route(/player-screen/, async (route) => {
    asked.give();
    await released.given;
    await route.fallback();
  });

  await stopTheClock(page);
  const name = plainName(first?.player.playerName ?? "");
  await search(page).fill(name);
  await players(page).getByRole("link", { name, exact: true }).click();
  await asked.given;
  await page.clock.runFor(1_000);
  released.give();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/players\//);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

/** The whole cell stands in the frame, beside the column that stays and before the strip. */
async function seenWithin(frame: Locator, cell: Locator): Promise<boolean> {
  const [around, at] = [await frame.boundingBox(), await cell.boundingBox()];
  const name = await frame.getByRole("columnheader", { name: "Team", exact: true }).boundingBox();
  if (around === null || at === null || name === null) return false;
  return at.x >= name.x + name.width - 1 && at.x + at.width <= around.x + around.width - STRIP_PX;
}

const column = (text: string, name: string) =>
  Papa.parse<Record<string, string>>(text, { header: true }).data.map((row) => row[name]);

test("Comprehensive Stats: an admin ranks, finds, sorts and takes along; a visitor reads it on a phone, and without a server (A §2, A §7, D46, D63)", async ({
  newPhone,
  server,
}) => {
  const [first] = await ranked(server, "fantasy_points");
  await server.arrange("update public.players set name = $1 where id = $2", [
    HOSTILE,
    first?.player.playerId,
  ]);
  const all = await ranked(server, "fantasy_points");
  const table = (rows: readonly RankedPlayer[]): ExportTable => exportTable(PLAYER_EXPORT, rows);

  const page = await newPhone({ viewport: LAPTOP });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);

  await test.step("players, ranked by a stat", async () => {
    await signIn(page, DEMO.admin);
    await page.goto("/admin");
    await page.getByRole("link", { name: /^Comprehensive Stats/ }).click();
    await expect(page.getByRole("link", { name: "Back to Admin" })).toBeVisible();
    await expect(said(page, `Showing 20 of ${all.length} players`)).toBeVisible();
    await expect(players(page).getByRole("columnheader")).toHaveText(
      "Rank, Player, Team, Division, Fantasy Points, Games".split(", "),
    );
    for (const [index, { rank, value, player }] of all.slice(0, 20).entries()) {
      const row = players(page)
        .getByRole("row")
        .nth(index + 1);
      await expect(row.getByRole("cell").first()).toHaveText(`#${rank}`);
      await expect(row.getByRole("rowheader")).toContainText(
        player.playerName.replace(/ \d+$/, ""),
      );
      await expect(row.getByRole("cell").nth(3)).toHaveText(`${value}`);
    }

    await button(page, "Show All").click();
    await expect(said(page, `Showing ${all.length} of ${all.length} players`)).toBeVisible();
    // Rows are drawn as they come into view, so the end may still move.
    const lowest = all.at(-1);
    const last = players(page).getByRole("row", {
      name: lowest?.player.playerName.replace(/ \d+$/, "") ?? "",
    });
    await expect(async () => {
      await page.keyboard.press("End");
      await expect(last).toBeInViewport({ timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    await expect(last.getByRole("cell").first()).toHaveText(
      lowest?.figures.gamesPlayed === 0 ? "–" : `#${lowest?.rank}`,
    );
  });

  await test.step("the file and the clipboard have everybody found, in this order, and no formula", async () => {
    await button(page, "Show Top 20").click();
    const file = await exported(page);
    expect(file.name).toMatch(/^player-stats-all-divisions-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(file.text).toBe(csvFile(table(all)));
    expect(column(file.text, "Name")[0]).toBe(`'${HOSTILE}`);
    await expect(said(page, `${all.length} players saved as ${file.name}`)).toBeVisible();
    await button(page, "Copy").click();
    await expect(said(page, `${all.length} players copied.`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      clipboardText(table(all)),
    );
  });

  await test.step("division, stat and search stand in the address; Back takes a step back", async () => {
    await sortBy(page).selectOption("Tackles");
    await expect(page).toHaveURL(/stat=tackles/);
    await expect(players(page).getByRole("columnheader")).toHaveText(
      "Rank, Player, Team, Division, Tackles, Games, Fantasy Pts".split(", "),
    );
    await page.getByLabel("Division").selectOption("North");
    await expect(page.getByRole("heading", { name: "Tackles Leaders - North" })).toBeVisible();
    await expect(players(page).getByRole("columnheader", { name: "Division" })).toHaveCount(0);
    await search(page).pressSequentially("iron lar", { delay: 10 });
    await expect(page).toHaveURL(/q=iron\+lar/);
    const north = (await ranked(server, "tackles")).filter(
      ({ player }) => player.divisionName === "North",
    );
    await page.reload();
    await expect(search(page)).toHaveValue("iron lar");
    const found = findPlayers(north, "iron lar");
    await expect(said(page, new RegExp(`of ${found.length} players`))).toBeVisible();
    const { name, text } = await exported(page);
    expect(name).toMatch(/^player-stats-north-/);
    expect(column(text, "Team")).toEqual(found.map(() => "Iron Larks"));
    await search(page).fill("nobody of this name");
    await expect(page.getByText("No players found matching your criteria")).toBeVisible();
    await expect(page).toHaveURL(/q=nobody/);
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Tackles Leaders", exact: true })).toBeVisible();
    await expect(search(page)).toHaveValue("");
  });

  await test.step("teams: every head sorts, in the specified first direction (A §4)", async () => {
    await page.getByRole("radio", { name: "Teams" }).click();
    await expect(page.getByRole("heading", { name: "Team Standings" })).toBeVisible();
    await expect(said(page, "Showing 8 teams")).toBeVisible();
    await expect(teams(page).getByRole("columnheader")).toHaveText(
      "Rank, Team, Division, Record, PF, PA, Diff, Pass TD, Rush TD, Rec TD, XP, Tackles, Ints, Def Sacks, Sacks Allowed".split(
        ", ",
      ),
    );
    const head = (name: string) => teams(page).getByRole("columnheader", { name, exact: true });
    await expect(head("Record")).toHaveAttribute("aria-sort", "descending");
    for (const [name, direction] of [
      ["PF", "descending"],
      ["PA", "ascending"],
      ["Tackles", "descending"],
      ["Sacks Allowed", "ascending"],
    ] as const) {
      await head(name).getByRole("button").click();
      await expect(head(name)).toHaveAttribute("aria-sort", direction);
    }
    await head("Sacks Allowed").getByRole("button").press("Enter");
    await expect(head("Sacks Allowed")).toHaveAttribute("aria-sort", "descending");
    const { name, text } = await exported(page);
    expect(name).toMatch(/^team-stats-all-divisions-/);
    const allowed = column(text, "Sacks Allowed").map(Number);
    expect(allowed).toEqual(allowed.toSorted((a, b) => b - a));
    await expect(teams(page).getByRole("rowheader")).toHaveText(
      column(text, "Team").map((team) => new RegExp(`^${team}`)),
    );
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: "print" });
    const frame = page.getByRole("region", { name: "Table of teams, scrolls sideways" });
    await expect.poll(() => frame.evaluate((at) => at.scrollWidth - at.clientWidth)).toBe(0);
    await page.emulateMedia({ media: null });
    await page.setViewportSize(LAPTOP);
    await page.getByRole("link", { name: "Back to Admin" }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step("a visitor on a phone", async () => {
    const long = "Iron Larks & Friends of the Riverside Recreation Center";
    await server.arrange("update public.teams set name = $1 where name = 'Iron Larks'", [long]);
    const phone = await newPhone();
    await phone.goto("/stats/all?stat=tackles");
    const [leader] = await ranked(server, "tackles");
    const item = phone.getByRole("listitem").filter({ hasText: "#1" }).first();
    await expect(item).toContainText(leader?.player.teamName ?? "no team");
    await expect(item).toContainText(`Tackles ${leader?.value}`);
    const sixth = phone.getByRole("list", { name: "Players" }).getByRole("listitem").nth(5);
    await expect(sixth, "in the first screen").toBeInViewport({ ratio: 1 });
    await expect(search(phone)).toBeHidden();
    await button(phone, "Search players").click();
    await expect(search(phone)).toBeFocused();
    await button(phone, "Search players").click();
    await expect(sortBy(phone)).toBeHidden();
    await expect(phone.getByRole("link", { name: "Back to Admin" })).toHaveCount(0);
    await phone.getByRole("radio", { name: "Teams" }).click();
    const head = (name: string) => phone.getByRole("columnheader", { name, exact: true });
    const frame = phone.getByRole("region", { name: "Table of teams, scrolls sideways" });
    // The rows give the columns their width.
    await expect(phone.getByRole("rowheader")).toHaveCount(8);
    for (const name of ["Record", "PF", "PA", "Diff"])
      await expect
        .poll(() => seenWithin(frame, head(name)), { message: `${name} at first sight` })
        .toBe(true);
    await expect.poll(() => seenWithin(frame, head("Pass TD"))).toBe(false);
    await expect(phone.getByText("PF: Points for · PA: Points against")).toBeVisible();
    // The next column shows no part of its words, and the rules reach the frame.
    const strip = phone.locator("section + span[aria-hidden]");
    const beginsAt = async () => {
      const [at, next] = [await strip.boundingBox(), await head("Pass TD").boundingBox()];
      return (at?.x ?? Number.NaN) - (next?.x ?? Number.NaN);
    };
    await expect.poll(beginsAt).toBeCloseTo(0, -1);
    await expect.poll(beginsAt).toBeLessThanOrEqual(1);
    // The strip is a color of its own, and an arrow on it points to where the table goes on.
    await expect(strip).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(strip.locator("svg")).toBeVisible();
    const layer = (element: Element, pseudo?: string) =>
      Number(getComputedStyle(element, pseudo).zIndex);
    const rule = await frame.getByRole("cell").nth(3).evaluate(layer, "::after");
    expect(rule, "over the strip").toBeGreaterThan(await strip.evaluate(layer));
    await expect(phone.getByRole("rowheader").first()).toContainText(/(North|East|South|West)$/);
    await expect(head("Division")).toBeHidden();
    // The way there stands above the heads and covers none of them.
    const [way, first] = [button(phone, "More Columns"), head("Team")];
    const over = async () => {
      const [above, below] = [await way.boundingBox(), await first.boundingBox()];
      return (above?.y ?? Number.NaN) + (above?.height ?? 0) - (below?.y ?? 0);
    };
    await expect.poll(over).toBeLessThanOrEqual(1);
    await button(phone, "More Columns").click();
    await expect.poll(() => seenWithin(frame, head("Pass TD"))).toBe(true);
    await button(phone, "Filters").click();
    await sortBy(phone).selectOption("Sacks Allowed");
    await expect(head("Sacks Allowed")).toBeInViewport({ ratio: 0.95 });
    await expect(button(phone, "More Columns")).toHaveCount(0);
    await expect(phone.getByRole("rowheader").first()).toBeInViewport({ ratio: 0.95 });
    expect(await sidewaysOf(phone)).toBe(0);

    await waitUntilInstalled(phone);
    await server.stop();
    await phone.reload();
    await expect(said(phone, "Showing 8 teams")).toBeVisible();
    await expect(phone.getByText(/^Offline: as of /)).toBeVisible();
    expect(column((await exported(phone)).text, "Team")).toHaveLength(8);
  });
});

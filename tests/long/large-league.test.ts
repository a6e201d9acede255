import { expect, type Locator, type Page, test } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { readRows } from "../../src/contract/rows/table-row.ts";
import { STANDINGS } from "../../src/contract/rows/team-season-rows.ts";
import { rankTeams } from "../../src/domain/standings/rank-teams.ts";
import {
  LONG_GAME_EVENTS,
  LONG_GAME_ID,
} from "../../supabase/local/seed/large-league/large-games.ts";
import {
  HOSTILE_PLAYERS,
  HOSTILE_TEAMS,
} from "../../supabase/local/seed/large-league/large-names.ts";
import { type SpawnedBackend, spawnBackend } from "../helpers/backend/spawn-backend.ts";
import { createTestClient } from "../helpers/backend/supabase-client.ts";
import { LARGE_FOLDER } from "./large-folder.ts";

const SECRET_KEY = "sb_secret_of_the_large_league";
/** The first reading of 5,000 players, on a machine that others use too. */
const SLOW = { timeout: 120_000 };

let server: SpawnedBackend;
let service: SupabaseClient;

test.beforeAll(async () => {
  server = await spawnBackend({
    dataDir: LARGE_FOLDER,
    isWithClient: true,
    env: { SECRET_KEY, DATABASE_URL: "" },
  });
  service = createTestClient(server.url, SECRET_KEY);
});
test.afterAll(() => server.kill("SIGTERM"));
test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

/** How many rows the table or view has, of those with the values given. */
async function countOf(
  table: string,
  match: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const { count, error } = await service
    .from(table)
    .select("*", { count: "exact", head: true })
    .match(match);
  if (count === null) throw new Error(error?.message ?? table);
  return count;
}

const figure = (page: Page, label: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: new RegExp(`^${label}$`) }) })
    .locator("dd");
/** Scrolls until `count` are there: lists grow at their end. */
async function scrollUntil(page: Page, shown: Locator, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      return shown.count();
    }, SLOW)
    .toBe(count);
}

test("P §2: the games page counts 1,200 games as the database does, and lists every one", async ({
  page,
}) => {
  const [total, completed, inProgress] = await Promise.all([
    countOf("games"),
    countOf("games", { is_completed: true }),
    countOf("games", { is_completed: false, has_stats: true }),
  ]);
  expect(total).toBe(1_200);
  await page.goto(`${server.url}/games`);
  await expect(figure(page, "Total Games")).toHaveText(`${total}`, SLOW);
  await expect(figure(page, "Completed")).toHaveText(`${completed}`);
  await expect(figure(page, "In Progress")).toHaveText(`${inProgress}`);
  await expect(figure(page, "Upcoming")).toHaveText(`${total - completed - inProgress}`);
  const cards = page.getByTestId("game-card");
  await scrollUntil(page, cards, total);
});

test("A §2: all 5,000 players are listed to the end, whatever their names are", async ({
  page,
}) => {
  const total = await countOf("player_season_stats");
  expect(total).toBe(5_000);
  await page.goto(`${server.url}/stats/all?show=all`);
  const rows = page.getByRole("list", { name: "Players" }).getByRole("listitem");
  await expect(rows.first()).toHaveAttribute("aria-setsize", `${total}`, SLOW);
  const last = page.locator(`li[aria-posinset="${total}"]`);
  await scrollUntil(page, last, 1);
  await page.getByRole("button", { name: "Search players" }).click();
  // Skips a name that begins with a tab, and those whose trailing number is no part of the name.
  for (const name of HOSTILE_PLAYERS.filter((one) => !/^\t|\d$/.test(one))) {
    await page.getByRole("searchbox").fill(name);
    await expect(rows.getByRole("link", { name, exact: true })).toHaveText(name);
  }
});

test("P §2: 400 teams stand in the standings, by rank", async ({ page }) => {
  const { data } = await service.from("standings").select();
  const ranked = rankTeams(readRows(STANDINGS, data) ?? []);
  const names = ranked.map(({ team }) => team.teamName);
  expect(names).toHaveLength(400);
  expect(names).toEqual(expect.arrayContaining([...HOSTILE_TEAMS]));
  await page.goto(`${server.url}/standings`);
  const rows = page.getByRole("list", { name: "Team Standings" }).getByRole("listitem");
  await expect(rows).toHaveCount(names.length, SLOW);
  const shown = await rows.getByRole("link").allTextContents();
  expect(shown.map((text) => text.replaceAll("* Forfeited season", ""))).toEqual(names);
  const { scrolled, width } = await page.evaluate(() => ({
    scrolled: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }));
  expect(scrolled).toBeLessThanOrEqual(width);
});

test("P §2: every team has its card", async ({ page }) => {
  const total = await countOf("teams", { is_active: true });
  await page.goto(`${server.url}/teams`);
  const cards = page.getByRole("article");
  await expect(cards.first()).toBeVisible(SLOW);
  await scrollUntil(page, cards, total);
});

test("P §2: the review of 3,000 events opens and counts as the database does", async ({ page }) => {
  const game = await service.from("games").select("head_seq").eq("id", LONG_GAME_ID).single();
  expect(game.data?.head_seq).toBe(LONG_GAME_EVENTS);
  const entries = await countOf("stat_events", { game_id: LONG_GAME_ID, is_deleted: false });
  const lines = await service.from("game_stats").select("tackles").eq("game_id", LONG_GAME_ID);
  const totals = await service
    .from("team_game_stats")
    .select("total_pass_td,total_rush_td,total_defensive_td,total_tackles")
    .eq("game_id", LONG_GAME_ID);
  const sums = totals.data ?? [];
  const touchdowns = sums.reduce(
    (sum, row) => sum + row.total_pass_td + row.total_rush_td + row.total_defensive_td,
    0,
  );
  const tackles = sums.reduce((sum, row) => sum + row.total_tackles, 0);
  await page.goto(`${server.url}/games/${LONG_GAME_ID}/review`);
  await expect(figure(page, "Players with Stats")).toHaveText(`${lines.data?.length}`, SLOW);
  await expect(figure(page, "Total Touchdowns")).toHaveText(`${touchdowns}`);
  await expect(figure(page, "Total Tackles")).toHaveText(`${tackles}`);
  const timeline = page.getByRole("tab", { name: /Play-by-Play Timeline/ });
  await expect(timeline).toContainText(`${entries}`);
  await timeline.click();
  await expect(page.getByRole("tabpanel").getByRole("listitem").last()).toBeAttached();
});

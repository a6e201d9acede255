import { mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page, type ViewportSize } from "@playwright/test";
import { startBackend } from "../supabase/local/backend.ts";
import { readConfig } from "../supabase/local/config/read-config.ts";
import type { SqlDatabase } from "../supabase/local/database/sql-database.ts";
import { DEMO_ACCOUNTS } from "../supabase/local/seed/demo-accounts.ts";
import { buildClientIfChanged } from "./build-client.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * `npm run pictures [name …]`: takes the README's pictures of the real product, on a demo league
 * of its own that is thrown away. Without names it takes all of them.
 */
const FOLDER = fileURLToPath(new URL("../docs/pictures/", import.meta.url));
const LARGEST_BYTES = 150 * 1024;
const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };

interface Picture {
  readonly size: ViewportSize;
  readonly theme: "light" | "dark" | "sun";
  /** Pixels of the picture per pixel of the page. */
  readonly scale: number;
  /** Brings a page on which the scorekeeper is signed in to what the picture shows. */
  readonly show: (page: Page, games: ShownGames) => Promise<void>;
}

interface ShownGames {
  readonly inProgress: string;
  readonly untouched: string;
  readonly completed: string;
}

const PICTURES: Readonly<Record<string, Picture>> = {
  "live-light": { size: PHONE, theme: "light", scale: 1.5, show: showLive },
  "live-sun": { size: PHONE, theme: "sun", scale: 1.5, show: showLive },
  "live-offline": { size: PHONE, theme: "light", scale: 1.5, show: showLiveOffline },
  "sync-sheet": { size: PHONE, theme: "light", scale: 1.5, show: showSyncSheet },
  "roster-gate": { size: PHONE, theme: "light", scale: 1.5, show: showRosterGate },
  "review-phone": { size: PHONE, theme: "light", scale: 1.5, show: showReview },
  "review-laptop": { size: LAPTOP, theme: "light", scale: 1, show: showReview },
  "games-dark": { size: LAPTOP, theme: "dark", scale: 1, show: showGames },
};

async function showGames(page: Page): Promise<void> {
  await page.goto("/games");
  await page.getByTestId("game-card").first().waitFor();
}

async function showLive(page: Page, games: ShownGames): Promise<void> {
  await page.goto(`/collect?gameId=${games.inProgress}`);
  await page.getByTestId("feed-entry").first().waitFor();
  await pill(page, "saved").waitFor();
}

async function showLiveOffline(page: Page, games: ShownGames): Promise<void> {
  await showLive(page, games);
  await page.context().setOffline(true);
  const tacklers = new Set<string>();
  for (let tackle = 1; tackle <= 3; tackle += 1) await recordTackle(page, tacklers);
  await page
    .locator('[data-testid="sync-status"][data-state="offline"][data-pending="3"]')
    .waitFor();
}

async function showSyncSheet(page: Page, games: ShownGames): Promise<void> {
  await showLiveOffline(page, games);
  await pill(page, "offline").click();
  await page.getByRole("dialog").waitFor();
}

async function showRosterGate(page: Page, games: ShownGames): Promise<void> {
  await page.goto(`/collect?gameId=${games.untouched}`);
  const players = page.getByRole("dialog").getByRole("checkbox");
  await players.first().waitFor();
  for (const place of [0, 1, 3, 4]) await players.nth(place).click();
}

async function showReview(page: Page, games: ShownGames): Promise<void> {
  await page.goto(`/games/${games.completed}/review`);
  await page.getByRole("heading", { name: "Score progression" }).waitFor();
}

/** Stat first: the button, the home team, a player who is not among `tacklers`; adds them. */
async function recordTackle(page: Page, tacklers: Set<string>): Promise<void> {
  await page.getByTestId("stat-grid").getByRole("button", { name: "TACKLE", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /, HOME$/i })
    .click();
  const tiles = page.getByTestId("player-tile");
  await tiles.first().waitFor();
  for (const tile of await tiles.all()) {
    const playerId = (await tile.getAttribute("data-player-id")) ?? "";
    if (tacklers.has(playerId)) continue;
    tacklers.add(playerId);
    await tile.click();
    await tiles.first().waitFor({ state: "detached" });
    return;
  }
}

function pill(page: Page, state: string) {
  return page.locator(`[data-testid="sync-status"][data-state="${state}"]`);
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email address").fill(DEMO_ACCOUNTS.scorer.email);
  await page.getByLabel("Your password", { exact: true }).fill(DEMO_ACCOUNTS.scorer.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.getByTestId("game-card").first().waitFor();
}

async function chooseGames(database: SqlDatabase): Promise<ShownGames> {
  const first = async (condition: string, order: string): Promise<string> => {
    const [game] = await database.query<{ id: string }>(
      `select id from public.games where outcome = 'normal' and ${condition}
       order by ${order} limit 1`,
    );
    if (game === undefined) throw new Error(`The demo league has no game where ${condition}.`);
    return game.id;
  };
  return {
    inProgress: await first(
      "live_entries > 0 and not is_completed and game_date >= current_date - 1",
      "game_date desc",
    ),
    untouched: await first("head_seq = 0", "game_date, game_time"),
    completed: await first(
      "state = 'final' and override_home_score is null and is_playoff",
      "game_date desc",
    ),
  };
}

async function take(
  browser: Browser,
  origin: string,
  games: ShownGames,
  name: string,
): Promise<void> {
  const picture = PICTURES[name];
  if (picture === undefined) {
    throw new Error(
      `There is no picture "${name}"; there are ${Object.keys(PICTURES).join(", ")}.`,
    );
  }
  const context = await browser.newContext({
    baseURL: origin,
    viewport: picture.size,
    deviceScaleFactor: picture.scale,
    hasTouch: picture.size === PHONE,
    reducedMotion: "reduce",
  });
  await context.addInitScript((theme) => localStorage.setItem("theme", theme), picture.theme);
  const page = await context.newPage();
  await signIn(page);
  await picture.show(page, games);
  await page.evaluate(() => document.fonts.ready);
  const path = join(FOLDER, `${name}.png`);
  await page.screenshot({ path, animations: "disabled", caret: "hide" });
  await context.close();
  const { size } = await stat(path);
  console.log(`${name}.png ${Math.round(size / 1024)} KB`);
  if (size > LARGEST_BYTES) throw new Error(`${name}.png has ${size} bytes; 150 KB are allowed.`);
}

const names = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-pictures-"));
await buildClientIfChanged();
const backend = await startBackend({
  ...readConfig({ PORT: "0", DATA_DIR: dataDir, SEED: "demo" }),
  staticDir: fileURLToPath(new URL("../dist", import.meta.url)),
});
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
});
try {
  await mkdir(FOLDER, { recursive: true });
  const games = await chooseGames(backend.database);
  for (const name of names.length > 0 ? names : Object.keys(PICTURES)) {
    await take(browser, backend.url, games, name);
  }
} finally {
  await browser.close();
  await backend.stop();
  await rm(dataDir, { recursive: true, force: true });
}

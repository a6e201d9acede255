import type { Browser, Page } from "@playwright/test";
import { SIDES } from "../../src/domain/game/fold/fold-timeouts.ts";
import type { TestBackend } from "../helpers/backend/start-test-backend.ts";
import { type Figure, spreadOf } from "./figure.ts";
import type { FigureName } from "./goals.ts";
import {
  accessTokenOf,
  MOST_PER_CALL,
  playsOf,
  pushOverHttp,
  replayGames,
  SCORER,
  scorerOf,
} from "./server-figures.ts";

const SLOW_PHONE = 4;
/** As long as a real game is, and ten times that. */
const PLAYS_BEFORE = {
  "last tap of a play to the whole screen, 4x CPU": 200,
  "the same tap after 2,000 plays, 4x CPU": 2_000,
} as const satisfies Partial<Record<FigureName, number>>;
const PLAYERS = 8;
const TOLD = "whole screen after ms: ";
const ROUNDS = 15;

/**
 * From the last tap of a rushing touchdown (its player's tile) to the frame that shows the play in
 * the feed, the new score, and the jerseys free of the sheet: the whole live screen, a slow phone.
 * Both games are tapped in turn, so that other load hits them alike.
 */
export async function liveTaps(browser: Browser, backend: TestBackend): Promise<Figure[]> {
  const names = Object.keys(PLAYS_BEFORE) as (keyof typeof PLAYS_BEFORE)[];
  const games = await replayGames(backend, names.length);
  const scorer = await scorerOf(backend);
  const token = await accessTokenOf(backend);
  const shown: { name: FigureName; screen: SlowScreen; taken: number[] }[] = [];
  for (const [at, name] of names.entries()) {
    const game = games[at];
    if (game === undefined) throw new Error("There are too few games.");
    for (let left: number = PLAYS_BEFORE[name]; left > 0; left -= MOST_PER_CALL) {
      const plays = Math.min(left, MOST_PER_CALL);
      await pushOverHttp(backend, token, playsOf(game, plays, scorer));
    }
    shown.push({ name, screen: await slowScreen(browser, backend.url, game.gameId), taken: [] });
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { screen, taken } of shown) {
      await screen.throttle(SLOW_PHONE);
      taken.push(await touchdown(screen.page, round));
      await screen.throttle(1);
    }
  }
  for (const { screen } of shown) await screen.page.context().close();
  return shown.map(({ name, taken }) => ({ name, measured: spreadOf(taken), floor: null }));
}

interface SlowScreen {
  readonly page: Page;
  readonly throttle: (rate: number) => Promise<unknown>;
}

async function slowScreen(browser: Browser, baseURL: string, gameId: string): Promise<SlowScreen> {
  const viewport = { width: 360, height: 740 };
  const context = await browser.newContext({ baseURL, viewport, hasTouch: true });
  const page = await context.newPage();
  await openLiveScreen(page, gameId);
  const devtools = await context.newCDPSession(page);
  return {
    page,
    throttle: (rate) => devtools.send("Emulation.setCPUThrottlingRate", { rate }),
  };
}

async function openLiveScreen(page: Page, gameId: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email address").fill(SCORER.email);
  await page.getByLabel("Your password", { exact: true }).fill(SCORER.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/games$/);
  await page.goto(`/collect?gameId=${gameId}`);
  const gate = page.getByRole("dialog", { name: "Select Game-Day Rosters" });
  for (const side of SIDES) {
    await gate.locator(`[aria-controls=roster-${side}]`).click();
    const players = gate.locator(`#roster-${side}`).getByRole("checkbox");
    for (let player = 0; player < PLAYERS; player += 1) await players.nth(player).click();
  }
  await gate.getByRole("button", { name: "Continue" }).click();
  await page.getByTestId("feed-entry").first().waitFor();
  await page.waitForLoadState("networkidle");
}

async function touchdown(page: Page, round: number): Promise<number> {
  const sheet = page.getByRole("dialog");
  await page.getByRole("button", { name: "TOUCHDOWN", exact: true }).click();
  await sheet.getByRole("button", { name: round % 2 === 0 ? /, Visitor$/ : /, Home$/ }).click();
  await sheet.getByRole("button", { name: /^RUSH TD/ }).click();
  const tile = sheet.getByTestId("player-tile").nth(round % 5);
  await tile.waitFor();
  await page.evaluate(waitForWholeScreen, TOLD);
  // A question from here would be one more script between the tap and its frame.
  const told = page.waitForEvent("console", (message) => message.text().startsWith(TOLD));
  const place = await tile.boundingBox();
  if (place === null) throw new Error("The tile is not on the screen.");
  // This imitates a finger, because Playwright's own click lays the page out while the tap is
  // measured.
  await page.touchscreen.tap(place.x + place.width / 2, place.y + place.height / 2);
  return Number((await told).text().slice(TOLD.length));
}

/**
 * Runs in the page: measures from the next click's own time stamp until the frame is drawn, before
 * whatever the app does behind it, and tells the milliseconds by the console.
 */
function waitForWholeScreen(told: string): void {
  // The code has no named functions, because the page lacks the transpiler's helper for them.
  const [play, score] = [
    document.querySelector("[data-testid=feed-entry]")?.getAttribute("data-entry-id"),
    document.querySelector(".lv-score")?.textContent,
  ];
  addEventListener(
    "click",
    async ({ timeStamp }) => {
      while (
        document.querySelector("[data-testid=feed-entry]")?.getAttribute("data-entry-id") ===
          play ||
        document.querySelector(".lv-score")?.textContent === score ||
        document.querySelector("[role=dialog]") !== null
      ) {
        await new Promise(requestAnimationFrame);
      }
      await scheduler.postTask(() => {}, { priority: "user-blocking" });
      console.info(`${told}${performance.now() - timeStamp}`);
    },
    { capture: true, once: true },
  );
}

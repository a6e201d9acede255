import type { Browser, Page } from "@playwright/test";
import { SIDES } from "../../src/domain/game/fold/fold-timeouts.ts";
import type { TestBackend } from "../helpers/backend/start-test-backend.ts";
import { type Figure, spreadOf } from "./figure.ts";
import type { FigureName } from "./goals.ts";
import {
  eventsOf,
  pushOverHttp,
  SCORER,
  scorerOf,
  signIn,
  untouchedGames,
} from "./server-figures.ts";

const SLOW_PHONE = 4;
/** Plays of a real game. */
const PLAYS_BEFORE = 200;
const PLAYERS = 8;
const ROUNDS = 15;

/**
 * Times a slow phone from the last tap of a rushing touchdown (the player's tile) to the frame with
 * the play in the feed, the new score and the sheet closed.
 */
export async function liveTaps(browser: Browser, backend: TestBackend): Promise<Figure[]> {
  const [game] = await untouchedGames(backend, 1);
  if (game === undefined) throw new Error("There are no games.");
  const scorer = await scorerOf(backend);
  await pushOverHttp(backend, await signIn(backend), eventsOf(game, PLAYS_BEFORE, scorer));
  const context = await browser.newContext({
    baseURL: backend.url,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openLiveScreen(page, game.gameId);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PHONE });
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) taken.push(await touchdown(page, round));
  await context.close();
  const name: FigureName = "last tap of a play to the whole screen, 4x CPU";
  return [{ name, measured: spreadOf(taken), floor: null }];
}

async function openLiveScreen(page: Page, gameId: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email address").fill(SCORER.email);
  await page.getByLabel("Your password", { exact: true }).fill(SCORER.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
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
  await page.evaluate(waitForWholeScreen);
  await tile.click();
  await page.waitForFunction(() => performance.getEntriesByName("whole-screen").length > 0);
  return page.evaluate(() => {
    const [measure] = performance.getEntriesByName("whole-screen");
    performance.clearMeasures("whole-screen");
    return measure?.duration ?? Number.NaN;
  });
}

/** Runs in the page: measures from the next click's own time stamp until after the frame. */
function waitForWholeScreen(): void {
  // No named functions inside: the page does not have the transpiler's helper for them.
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
      // After the paint of the frame in which all of it was there.
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      performance.measure("whole-screen", { start: timeStamp });
    },
    { capture: true, once: true },
  );
}

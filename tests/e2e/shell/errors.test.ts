import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readUnsyncedFile } from "../../../src/contract/unsynced-file.ts";
import { UNNUMBERED } from "../../../src/domain/game/fold/unnumbered.ts";
import { eventOf, GAME_ID, VISITOR } from "../../helpers/builders/build-log.ts";
import { starters, untouchedGame } from "../support/at-the-field.ts";
import { axeFindings, sidewaysOf, THEMES } from "../support/axe-findings.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";
import { LiveScreen } from "../support/live-screen.ts";

/** Without a service worker every chunk comes over the network, where the test can block it. */
const WITHOUT_CACHE = {
  viewport: { width: 1280, height: 800 },
  serviceWorkers: "block",
  expectedNoise:
    /dynamically imported|module script|Unable to preload|planted|React Router caught|Service Worker registration blocked/,
} as const;

test("a screen that stops working leaves the navigation and the way out with the data (I21); a part that cannot be loaded says so, with the same ways on; what stands beside a list is left out", async ({
  server,
  newPhone,
}) => {
  const page = await newPhone({
    ...WITHOUT_CACHE,
    viewport: { width: 360, height: 740 },
    expectedNoise: new RegExp(`${WITHOUT_CACHE.expectedNoise.source}|Failed to load resource`),
  });
  await signIn(page, DEMO.scorer);
  await test.step("a screen that stops working leaves the navigation and the way out with the data (I21)", async () => {
    await page.context().route(/push_game_events/, (route) => route.abort());
    const game = await untouchedGame(server);
    const live = new LiveScreen(page, game);
    await live.open();
    await live.chooseRosters(starters(game));
    await page.setViewportSize(WITHOUT_CACHE.viewport);
    const planted = /test-page/;
    await page.context().route(planted, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export function TestPage() { throw new Error('planted'); }",
      }),
    );
    await page.goto("/test");
    await expect(page.getByRole("heading", { name: "This screen stopped working" })).toBeVisible();
    await expect(page).toHaveTitle("This screen stopped working · Stat Tracker");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export unsynced data" }).click();
    expect((await download).suggestedFilename()).toMatch(/^unsynced-.*\.json$/);
    await navigationLeadsOn(page);
    await page.context().unroute(planted);
  });

  await test.step("a part that cannot be loaded says so, with the same ways on; what stands beside a list is left out", async () => {
    await page.context().route(/test-page/, (route) => route.abort());
    await page.goto("/test");
    // The page looks once, by itself, whether the server has another version.
    await page.waitForFunction(isReloaded);
    await expect(
      page.getByRole("heading", { name: "This part of the app is not on this device" }),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Reload" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Export unsynced data" })).toBeVisible();
    await navigationLeadsOn(page);

    const beside = /\/late-(?:list|tools)-/;
    await page.context().route(beside, (route) => route.abort());
    await page.reload();
    await expect(page.getByTestId("game-card").first()).toBeVisible();
    await expect(page.getByRole("searchbox", { name: "Search games" })).toHaveCount(0);
  });
});

test("a browser that gives no database says so in every theme; what an earlier visit could not store is taken out, the leaders open, and a reload goes on (I1, I21)", async ({
  newPhone,
}) => {
  const page = await newPhone({ expectedNoise: /storage cannot be opened|React Router caught/ });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).search));
  await page.addInitScript(refuseDatabase);
  await page.goto("/standings");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("This browser does not let the app store anything");
  await expect(page.getByRole("button", { name: "Export unsynced data" })).toHaveCount(0);
  // A missing part of the app would be looked for so, and the page reloaded.
  expect(asked).not.toContain("?fresh");

  const kept = eventOf({ type: "timeout.used.v1", payload: { teamId: VISITOR } });
  const act = { gameId: GAME_ID, events: [{ ...kept, deviceSeq: UNNUMBERED }] };
  await page.evaluate((text) => {
    localStorage.setItem("stat-tracker.journal.000000000001.kept", text);
  }, JSON.stringify(act));
  for (const theme of THEMES) {
    await page.evaluate((choice) => localStorage.setItem("theme", choice), theme);
    // The page before may have had this theme too, so this waits for the new page.
    const loaded = page.waitForEvent("load");
    await page.getByRole("button", { name: "Reload" }).click();
    await loaded;
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expect(page.getByText(/^1 entry that could not be stored is kept/)).toBeVisible();
    expect(await axeFindings(page, theme), `no database, ${theme}`).toEqual([]);
    expect(await sidewaysOf(page), `no database, ${theme}`).toBe(0);
  }
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export unsynced data" }).click();
  const file = readUnsyncedFile(await readFile(await (await download).path(), "utf8"));
  expect(file).toEqual({ events: [expect.objectContaining({ eventId: kept.eventId })] });

  await page.getByRole("link", { name: "See the Season's Leaders" }).click();
  await expect(page.getByText("Fall 2026 - Demo League")).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText("This browser does not let the app store anything");
  await page.evaluate(() => sessionStorage.setItem("has-database", "1"));
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(heading).toHaveText("Team Standings");
});

/** Refuses IndexedDB as some private windows do, until the page is marked as one with storage. */
function refuseDatabase(): void {
  if (sessionStorage.getItem("has-database") !== null) return;
  IDBFactory.prototype.open = () => {
    throw new DOMException("The user denied permission", "SecurityError");
  };
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
}

async function navigationLeadsOn(page: Page): Promise<void> {
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "Games" }).click();
  await expect(page).toHaveURL(/\/games$/);
  await expect(page.getByTestId("game-card").first()).toBeVisible();
}

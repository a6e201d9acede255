import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { SESSION_KEY } from "../../../src/remote/auth/session-keeper.ts";
import { atTheField, untouchedGame } from "../support/at-the-field.ts";
import { CHROMIUM_FLAGS } from "../support/chromium-flags.ts";
import { rowsIn } from "../support/device-rows.ts";
import { openBugForm, reportsNamed, submitButton, writeReport } from "../support/feedback-form.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";

/** A browser that keeps its data in `folder`. */
function startBrowser(folder: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    baseURL,
    args: [...CHROMIUM_FLAGS],
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  });
}

/** SIGKILL to every process of the browser of `folder`. */
async function kill(browser: BrowserContext, folder: string): Promise<void> {
  const closed = browser.waitForEvent("close");
  execFileSync("pkill", ["-KILL", "-f", folder]);
  await closed;
}

const PERIOD_MS = 12 * 60_000;

/** The clock's start as this device has stored it; null before. */
async function storedStart(page: Page) {
  const { game_events = [] } = await rowsIn(page, ["game_events"]);
  const facts = game_events as readonly { type: string; payload: Record<string, unknown> }[];
  return facts.find(({ type }) => type === "clock.started.v1")?.payload ?? null;
}

test("a game clock that runs goes on from the right time after the browser was killed, without a network (D71)", async ({
  server,
}) => {
  const { id } = await untouchedGame(server);
  await server.arrange(
    `update public.leagues set periods = 'quarters', period_minutes = 12
     where id = (select league_id from public.games where id = $1)`,
    [id],
  );
  const folder = await mkdtemp(path.join(tmpdir(), "killed-clock-"));
  try {
    const first = await startBrowser(folder, server.url);
    const { live } = await atTheField(server, await first.newPage());
    await first.setOffline(true);
    await live.page.getByRole("button", { name: "Start the clock" }).click();
    await expect.poll(() => storedStart(live.page)).toMatchObject({ remainingMs: PERIOD_MS });
    const startedAt = Number((await storedStart(live.page))?.atMs);
    await kill(first, folder);

    const second = await startBrowser(folder, server.url);
    await second.setOffline(true);
    const page = await second.newPage();
    await page.clock.setFixedTime(startedAt + 100_500);
    await page.goto(`/collect?gameId=${id}`);
    const time = page.getByRole("button", { name: /, set the clock$/ });
    await expect(page.getByRole("button", { name: "Stop the clock" })).toBeVisible();
    await expect(time).toHaveText("Q1 10:20");
    await page.clock.setFixedTime(startedAt + 103_500);
    await expect(time).toHaveText("Q1 10:17");
    await second.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test("a browser that is killed right after a sign-in is still signed in, and can send", async ({
  server,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), "killed-browser-"));
  try {
    const first = await startBrowser(folder, server.url);
    await signIn(await first.newPage(), DEMO.viewer);
    await kill(first, folder);

    const second = await startBrowser(folder, server.url);
    const page = await second.newPage();
    // A slow machine has put localStorage on the disk before the kill; a fast one has not.
    await page.addInitScript((key) => localStorage.removeItem(key), SESSION_KEY);
    await page.goto("/account");
    await expect(page.getByText(DEMO.viewer.email).first()).toBeVisible();
    await expect(page.getByText(/sign in again/i)).toHaveCount(0);
    await openBugForm(page);
    await writeReport(page, "Sent after the kill", "The phone was switched off");
    await submitButton(page).click();
    await expect
      .poll(() => reportsNamed(server, "Sent after the kill"), { timeout: 30_000 })
      .toMatchObject([{ reporter_id: expect.any(String) }]);
    await second.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

import type { Page } from "@playwright/test";
import { atTheField, atTheNextGame } from "../support/at-the-field.ts";
import { keepInMeta } from "../support/device-rows.ts";
import {
  DEMO,
  expect,
  JOURNEY,
  signIn,
  signOutByMenu,
  signOutWithUnsent,
  test,
} from "../support/fixtures.ts";
import { type LeagueGame, type LeaguePlayer, rows } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import type { E2eServer } from "../support/server.ts";

const SESSION = "stat-tracker.session";
const TWO_HOURS = 2 * 3_600_000;

test(
  "a scorer whose token has expired opens the app offline, records, and is still signed in afterwards",
  JOURNEY,
  async ({ server, newPhone }) => {
    const phone = await newPhone();
    const { game } = await atTheField(server, phone);
    const stale = await ageSession(phone);
    const context = phone.context();
    await phone.close();
    await server.stop();

    const reopened = await context.newPage();
    await reopened.goto("/collect");
    await expect(reopened.getByTestId("game-card").first()).toBeVisible();
    await expect(reopened).toHaveURL(/\/collect$/);
    const live = new LiveScreen(reopened, game);
    await live.open();
    await live.record({ stat: "tackle", side: "home", player: 3 }, "stat-first");
    await expect.poll(async () => (await live.sync()).pending).toBe(1);
    await expect(reopened).toHaveURL(/\/collect\?gameId=/);

    await server.start();
    await expect
      .poll(() => live.sync(), { timeout: 30_000 })
      .toMatchObject({ state: "saved", pending: 0, attention: 0 });
    expect(await tacklers(server, game)).toEqual([game.home.players[3]?.id]);
    // Refreshes that failed without a server pause further ones. Until then the old token is sent,
    // and the first call after the pause refreshes it.
    await expect
      .poll(async () => (await storedSession(reopened)).refreshToken, { timeout: 75_000 })
      .not.toBe(stale.refreshToken);
    const renewed = await storedSession(reopened);
    expect(renewed.userId).toBe(stale.userId);
    expect(renewed.isRefused).toBe(false);
  },
);

test("two tabs of one phone record at the same time, and when the leading one is closed, the other sends (I5); what one person recorded waits through a sign-out and another's sign-in, and goes out as its author's (I5, rule 18)", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone();
  const tab = await phone.context().newPage();
  await test.step("two tabs of one phone record at the same time; when the leading one is closed, the other sends (I5)", async () => {
    const { game, live: leading } = await atTheField(server, phone);
    const following = new LiveScreen(tab, game);
    await following.open();
    await expect(tab.getByTestId("stat-grid")).toBeVisible();
    await expect.poll(() => leaderLocks(tab)).toEqual({ held: 1, waiting: 1 });
    // The leading tab writes its name after it has the lock.
    await expect.poll(() => leaderName(tab)).toEqual(expect.any(String));
    const leader = await leaderName(tab);

    await server.stop();
    await Promise.all([
      tackle(leading, game.home.players[0]),
      tackle(following, game.home.players[1]),
    ]);
    for (const live of [leading, following]) {
      await expect(live.page.getByTestId("feed-entry")).toHaveCount(2);
      await expect.poll(async () => (await live.sync()).pending).toBe(2);
    }

    await phone.close();
    await expect.poll(() => leaderLocks(tab)).toEqual({ held: 1, waiting: 0 });
    await expect.poll(() => leaderName(tab)).not.toBe(leader);
    await server.start();
    await expect
      .poll(() => following.sync(), { timeout: 30_000 })
      .toMatchObject({ state: "saved", pending: 0 });
    expect((await tacklers(server, game)).length).toBe(2);
  });

  await test.step("what one person recorded waits through a sign-out and another's sign-in, and goes out as its author's (I5, rule 18)", async () => {
    const { game, live } = await atTheNextGame(server, tab);
    const first = await storedSession(tab);
    await server.stop();
    await live.record({ stat: "tackle", side: "home", player: 0 }, "stat-first");
    await tab.goto("/games");
    await signOutWithUnsent(tab);
    await tab.goto("/login");
    await expect(tab.getByRole("heading", { name: "Sign in to Stat Tracker" })).toBeVisible();

    await server.start();
    await signIn(tab, DEMO.scorer2);
    const second = await storedSession(tab);
    await live.open();
    await expect(tab.getByTestId("feed-entry")).toHaveCount(1);
    await live.record({ stat: "tackle", side: "home", player: 1 }, "stat-first");
    await expect
      .poll(() => uploaders(server, game), { timeout: 30_000 })
      .toEqual([first.userId, second.userId]);
    await expect
      .poll(() => live.sync())
      .toMatchObject({ pending: 1, state: expect.not.stringMatching("saved") });
    expect(await tacklers(server, game)).toEqual([game.home.players[1]?.id]);
    await tab.getByTestId("sync-status").click();
    const sheet = tab.getByRole("dialog");
    await expect(sheet).toContainText(/1 entry of (?!this person)/);
    await expect(sheet).toContainText("Sent when that person signs in on this device.");
    await tab.keyboard.press("Escape");

    await tab.goto("/games");
    await signOutByMenu(tab);
    await signIn(tab, DEMO.scorer);
    await live.open();
    await expect
      .poll(() => live.sync(), { timeout: 30_000 })
      .toMatchObject({ state: "saved", pending: 0, attention: 0 });
    expect(await uploaders(server, game)).toEqual([first.userId, second.userId, first.userId]);
    expect((await tacklers(server, game)).length).toBe(2);
  });
});

/** Records two plays; the feed may show the other tab's plays too. */
async function tackle({ page }: LiveScreen, player: LeaguePlayer | undefined): Promise<void> {
  await page.locator(`.lv-rails [data-player-id="${player?.id}"]`).click();
  await page.getByTestId("stat-grid").getByRole("button", { name: "TACKLE", exact: true }).click();
}

interface StoredSession {
  readonly userId: string;
  readonly refreshToken: string;
  readonly isRefused: boolean;
}

async function storedSession(page: Page): Promise<StoredSession> {
  const text = await page.evaluate((key) => localStorage.getItem(key), SESSION);
  return JSON.parse(text ?? "null");
}

/** Makes the stored session two hours older. */
async function ageSession(page: Page): Promise<StoredSession> {
  const aged = await page.evaluate(
    ([key, age]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? "null");
      const text = JSON.stringify({ ...session, obtainedAt: session.obtainedAt - age });
      localStorage.setItem(key, text);
      return text;
    },
    [SESSION, TWO_HOURS] as const,
  );
  await keepInMeta(page, "session", aged);
  return storedSession(page);
}

/** Who uploaded a game's events, in order of arrival; consecutive events of one person count once. */
async function uploaders({ service }: E2eServer, game: LeagueGame): Promise<string[]> {
  const events = await rows<{ recorded_by: string; author_id: string }>(
    service
      .from("game_events")
      .select("recorded_by,author_id,game_seq")
      .eq("game_id", game.id)
      .order("game_seq"),
  );
  for (const event of events) expect(event.recorded_by).toBe(event.author_id);
  return events.map((event) => event.recorded_by).filter((id, at, all) => id !== all[at - 1]);
}

async function tacklers({ service }: E2eServer, game: LeagueGame): Promise<string[]> {
  const stats = await rows<{ player_id: string }>(
    service.from("game_stats").select("player_id").eq("game_id", game.id).eq("tackles", 1),
  );
  return stats.map(({ player_id }) => player_id);
}

function leaderLocks(page: Page): Promise<{ held: number; waiting: number }> {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const isLeader = ({ name }: LockInfo) => name === "stat-tracker-sync-leader";
    return { held: held.filter(isLeader).length, waiting: pending.filter(isLeader).length };
  });
}

/** The name that the leading tab writes beside its heartbeat. */
function leaderName(page: Page): Promise<string | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("stat-tracker.leader") ?? "{}").tabId);
}

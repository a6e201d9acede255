import { readdir } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { pageHeadersHash } from "../../../supabase/local/http/page-headers-hash.ts";
import { startFaultProxy } from "../../helpers/fault-proxy.ts";
import { atTheField, starters, untouchedGame } from "../support/at-the-field.ts";
import { test as base, DEMO, enterAs, expect, JOURNEY, signIn } from "../support/fixtures.ts";
import {
  adminParts,
  cachedPaths,
  waitForAdminParts,
  waitForFigures,
  waitForLogs,
  waitUntilInstalled,
} from "../support/installed.ts";
import { rows } from "../support/league.ts";
import { LiveScreen } from "../support/live-screen.ts";
import {
  type RedeployableServer,
  startRedeployableServer,
} from "../support/redeployable-server.ts";
import { BUILD } from "../support/server.ts";

const PROMPT = "New version ready";

const test = base.extend<{ server: RedeployableServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the pattern
  server: async ({}, use) => {
    const server = await startRedeployableServer();
    await use(server);
    await server.dispose();
  },
});

test(
  "after the first visit every route opens with the server stopped, reloaded and in a new tab",
  JOURNEY,
  async ({ server, newPhone }) => {
    const game = await untouchedGame(server);
    const [player] = game.home.players;
    const inProgress = await gameInProgress(server);
    const phone = await newPhone();
    await signIn(phone, DEMO.scorer);
    await waitUntilInstalled(phone);
    await waitForLogs(phone, [inProgress]);
    await waitForFigures(phone);
    await server.stop();

    const routes: [address: string, ends: RegExp, shows: (page: Page) => Promise<void>][] = [
      ["/", /\/$/, heading("Flag Football Games")],
      ["/games", /\/games$/, heading("Flag Football Games")],
      ["/collect", /\/collect$/, heading("Select Game for Stat Collection")],
      [`/collect?gameId=${game.id}`, /gameId=/, heading("Select Game-Day Rosters")],
      [`/games/${inProgress}/review`, /\/review$/, reviewOf],
      ["/teams", /\/teams$/, holds("Midtown Mudcats")],
      ["/standings", /\/standings$/, holds("Midtown Mudcats")],
      ["/stats", /\/stats$/, holds("Midtown Mudcats")],
      ["/stats/all", /\/stats\/all$/, holds("Midtown Mudcats")],
      [`/teams/${game.visitor.id}`, /\/teams\//, heading(game.visitor.name)],
      [`/players/${player?.id}`, /\/players\//, heading(player?.plainName ?? "")],
      ["/login", /\/games$/, heading("Flag Football Games")],
      ["/nowhere", /\/nowhere$/, heading("Page not found")],
    ];
    for (const [address, ends, shows] of routes) {
      await test.step(address, async () => {
        const tab = await phone.context().newPage();
        for (const open of [() => tab.goto(address), () => tab.reload()]) {
          await open();
          await expect(tab).toHaveURL(ends);
          await shows(tab);
        }
        await tab.close();
      });
    }

    await test.step("a game that was never opened here has its players", async () => {
      const live = new LiveScreen(phone, game);
      await live.open();
      await live.chooseRosters(starters(game));
      await live.record({ stat: "tackle", side: "visitor", player: 1 }, "player-first");
    });

    await test.step("a game that others have begun has its feed and its rosters", async () => {
      await phone.goto(`/collect?gameId=${inProgress}`);
      await expect(phone.getByTestId("stat-grid")).toBeVisible();
      await expect(phone.getByTestId("feed-entry").first()).toBeVisible();
    });
  },
);

test("an installation that lost a file is done again by the page that is open", async ({
  server,
  newPhone,
}) => {
  const proxy = await startFaultProxy(server.url);
  const overloaded = { kind: "answer", status: 503, body: "" } as const;
  const failed = proxy.inject(({ path }) => path.startsWith("/index.html"), overloaded, 1);
  const phone = await newPhone({ baseURL: proxy.url });
  await phone.goto("/login");
  await expect.poll(failed).toBe(1);
  await waitUntilInstalled(phone);
  await proxy.close();
  await phone.reload();
  await expect(phone.getByRole("heading", { name: "Sign In" })).toBeVisible();
});

test(
  "the app can be installed, is whole in its cache, and names its headers",
  JOURNEY,
  async ({ newPhone }) => {
    const phone = await newPhone();
    const answer = await phone.goto("/login");
    await waitUntilInstalled(phone);

    const cdp = await phone.context().newCDPSession(phone);
    const manifest = await cdp.send("Page.getAppManifest");
    expect(manifest.errors).toEqual([]);
    const { icons, screenshots, ...named } = JSON.parse(manifest.data ?? "{}") as Pictures;
    expect(named).toMatchObject({ display: "standalone", start_url: "/", theme_color: "#1E5B3A" });
    expect(named).toMatchObject({ name: expect.any(String), short_name: expect.any(String) });
    expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`).sort()).toEqual([
      "any 192x192",
      "any 512x512",
      "maskable 512x512",
    ]);
    for (const { src, sizes } of icons) expect(await pictureSize(phone, src)).toBe(sizes);
    const apple = phone.locator('link[rel="apple-touch-icon"]');
    expect(await pictureSize(phone, (await apple.getAttribute("href")) ?? "")).toBe("180x180");
    for (const [name, content] of IOS_TAGS) {
      await expect(phone.locator(`meta[name="${name}"]`)).toHaveAttribute("content", content);
    }

    expect(await cachedPaths(phone)).toEqual(await filesOfBuild());
    for (const { src, sizes } of screenshots) expect(await pictureSize(phone, src)).toBe(sizes);

    for (const [width, height, ratio, pixels] of IPHONE_SCREENS) {
      await cdp.send("Emulation.setDeviceMetricsOverride", {
        ...{ width, height, screenWidth: width, screenHeight: height },
        ...{ deviceScaleFactor: ratio, mobile: true },
      });
      const pictures = await startupPictures(phone);
      expect(pictures, pixels).toHaveLength(1);
      expect(await pictureSize(phone, pictures[0] ?? "")).toBe(pixels);
    }

    expect(answer?.headers()["content-security-policy"]).toContain("default-src 'self'");
    const fingerprint = phone.locator('meta[name="headers"]');
    expect(await fingerprint.getAttribute("content")).toBe(pageHeadersHash());
  },
);

test("an admin's device keeps the panel's screens from its first page on, and nobody else's asks for them; a game that is not on the device says so, with a way on; without a network /admin leads a scorer to the games (A §6)", async ({
  server,
  newPhone,
}) => {
  const elsewhere = await oldestGame(server);
  const phone = await newPhone();
  await signIn(phone, DEMO.scorer);
  await waitUntilInstalled(phone);
  await test.step("an admin's device keeps the panel's screens from its first page on, and nobody else's asks for them", async () => {
    await phone.goto("/games");
    await expect(phone.getByTestId("game-card").first()).toBeVisible();
    expect(await adminParts(phone)).toEqual([]);

    const laptop = await newPhone({ viewport: { width: 1280, height: 800 } });
    await laptop.goto("/admin");
    await enterAs(laptop, DEMO.admin);
    await waitForAdminParts(laptop);
    await server.stop();
    for (const [address, title] of [
      ["/admin/users", "User Management"],
      ["/admin/import", "Import Weekly Team Stats"],
    ] as const) {
      await laptop.goto(address);
      await heading(title)(laptop);
    }
  });

  await test.step("a game that is not on the device says so, with a way on", async () => {
    await phone.goto(`/collect?gameId=${elsewhere}`);
    await expect(phone.getByText(/^This game is not on this device yet/)).toBeVisible();
    await phone.getByRole("link", { name: "Back to Games" }).click();
    await expect(phone.getByTestId("game-card").first()).toBeVisible();
  });

  await test.step("without a network /admin leads a scorer to the games, as with one (A §6)", async () => {
    await phone.context().setOffline(true);
    for (const address of ["/admin", "/admin/users", "/feedback"]) {
      await phone.goto(address);
      await expect(phone).toHaveURL(/\/games$/);
      await expect(phone.getByTestId("game-card").first()).toBeVisible();
    }
  });
});

test(
  "an update waits for the person's word, never asks during a live game, and takes nothing away",
  JOURNEY,
  async ({ server, newPhone }) => {
    const proxy = await startFaultProxy(server.url);
    const phone = await newPhone({ baseURL: proxy.url });
    const prompt = phone.getByRole("status").filter({ hasText: PROMPT });
    const version = () => phone.locator("html").getAttribute("data-version");
    const { game, live } = await atTheField(server, phone);

    proxy.inject(isPush, { kind: "lose-request" }, Number.POSITIVE_INFINITY);
    await live.record({ stat: "tackle", side: "home", player: 0 }, "stat-first");
    await server.deployVersion2();
    await comeBackToTheTab(phone);
    // The new version is fetched file by file.
    await expect.poll(() => isUpdateWaiting(phone), { timeout: 90_000 }).toBe(true);
    await expect(prompt).toHaveCount(0);

    await leaveUnfinished(phone);
    await expect(prompt).toBeVisible();
    const pairing = `${game.visitor.name} at ${game.home.name}`;
    await phone
      .locator(`[data-game-id="${game.id}"]`)
      .getByRole("link", { name: `Continue Stats: ${pairing}` })
      .click();
    await expect(phone.getByTestId("stat-grid")).toBeVisible();
    await expect(prompt).toHaveCount(0);
    await live.record({ stat: "tackle", side: "home", player: 1 }, "stat-first");
    expect(await version()).toBeNull();

    await leaveUnfinished(phone);
    await prompt.getByRole("button", { name: "Reload" }).click();
    await expect.poll(version).toBe("2");
    await expect(phone.getByTestId("game-card").first()).toBeVisible();
    await expect.poll(async () => (await cachedPaths(phone)).filter(isOfVersion1)).toEqual([]);
    await expect.poll(() => isUpdateWaiting(phone)).toBe(false);
    await expect(prompt).toHaveCount(0);

    await live.open();
    await expect(phone.getByTestId("feed-entry")).toHaveCount(2);
    proxy.heal();
    await expect
      .poll(() => live.sync(), { timeout: 30_000 })
      .toMatchObject({ state: "saved", pending: 0 });
    const stats = await rows<{ tackles: number }>(
      server.service.from("game_stats").select("tackles").eq("game_id", game.id),
    );
    expect(stats).toEqual([{ tackles: 1 }, { tackles: 1 }]);
    await proxy.close();
  },
);

test("a tab that has lost its cache meets a deployment: one reload brings it to the new version", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone({ expectedNoise: MISSING_CHUNK });
  await openGamesWithoutCache(phone);
  await server.deployVersion2();
  const loads = countLoads(phone);
  await openFirstGame(phone);
  await expect.poll(() => phone.locator("html").getAttribute("data-version")).toBe("2");
  await expect(phone).toHaveURL(/\/collect\?gameId=/);
  await expect(phone.getByRole("heading", { name: "Select Game-Day Rosters" })).toBeVisible();
  await expect.poll(loads).toBe(1);
});

test("a chunk that the server lacks leads to exactly one reload, then to words and a way on", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone({ expectedNoise: MISSING_CHUNK });
  await openGamesWithoutCache(phone);
  await server.loseChunk("collect-page");
  const loads = countLoads(phone);
  await openFirstGame(phone);
  await expect.poll(loads).toBe(1);
  await expect(
    phone.getByRole("heading", { name: "This part of the app is not on this device" }),
  ).toBeVisible();
  await phone.getByRole("link", { name: "Back to Games" }).click();
  await expect(phone.getByTestId("game-card").first()).toBeVisible();
  expect(loads()).toBe(1);
});

test("a chunk that is missing while the server is away reloads nothing; its screen says so and offers it", async ({
  server,
  newPhone,
}) => {
  const phone = await newPhone({ expectedNoise: MISSING_CHUNK });
  await openGamesWithoutCache(phone);
  const loads = countLoads(phone);
  await server.stop();
  await openFirstGame(phone);
  const missing = phone.getByRole("heading", {
    name: "This part of the app is not on this device",
  });
  await expect(missing).toBeVisible();
  await server.start();
  expect(loads()).toBe(0);
  await phone.getByRole("button", { name: "Reload" }).click();
  await expect(phone.getByRole("heading", { name: "Select Game-Day Rosters" })).toBeVisible();
});

/** What an iPhone reads of the page beside the manifest: a window of its own, to the screen's edges. */
const IOS_TAGS = [
  ["apple-mobile-web-app-capable", "yes"],
  ["mobile-web-app-capable", "yes"],
  ["apple-mobile-web-app-title", "Stat Tracker"],
  ["theme-color", /^#1e5b3a$/i],
  ["viewport", /viewport-fit=cover/],
] as const;

/** Two that differ in nothing but their pixels, and a common one. */
const IPHONE_SCREENS = [
  [390, 844, 3, "1170x2532"],
  [414, 896, 2, "828x1792"],
  [414, 896, 3, "1242x2688"],
] as const;

interface Pictures {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
}

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

/** A refused style sheet may be reported before the reload or not, whichever answer comes first. */
const MISSING_CHUNK =
  /dynamically imported module|module script|Unable to preload|Refused to apply style/;
const isPush = ({ path }: { path: string }) => path.endsWith("/rpc/push_game_events");
const isOfVersion1 = (cached: string) => /^\/assets\/(?!2-)/.test(cached);

function heading(name: string) {
  return async (page: Page) => {
    await expect(page.getByRole("heading", { name, exact: true }).first()).toBeVisible();
  };
}

function holds(text: string) {
  return async (page: Page) => {
    await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
  };
}

async function reviewOf(page: Page): Promise<void> {
  await expect(page.getByTestId("score-visitor")).toBeVisible();
  await expect(page.getByTestId("score-home")).toBeVisible();
}

/** Today's game that is in progress. */
async function gameInProgress({ service }: RedeployableServer): Promise<string> {
  const [found] = await rows<{ id: string }>(
    service
      .from("games")
      .select("id")
      .eq("is_completed", false)
      .gt("head_seq", 0)
      .order("game_date", { ascending: false })
      .limit(1),
  );
  if (!found) throw new Error("the demo league has no game in progress");
  return found.id;
}

/** A game of the closed season, which no phone keeps. */
async function oldestGame({ service }: RedeployableServer): Promise<string> {
  const [found] = await rows<{ id: string }>(
    service.from("games").select("id").order("game_date").limit(1),
  );
  return found?.id ?? "";
}

/** "192x192" of a picture that the page's own origin serves; "0x0" when it is none. */
function pictureSize(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);
}

/** What iOS would show on this screen while the installed app starts. */
function startupPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("link")]
      .filter(({ rel, media }) => rel === "apple-touch-startup-image" && matchMedia(media).matches)
      .map(({ href }) => href),
  );
}

/** Files that the app does not need to start: the admin panel, separate pages, pictures, rules for crawlers. */
const BESIDE_THE_APP =
  /^\/(assets\/admin\/|widget\/|guide\/|screenshots\/|icons\/startup-|robots\.txt$)/;

async function filesOfBuild(): Promise<string[]> {
  const entries = await readdir(BUILD, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(".") && entry.name !== "sw.js")
    .map((entry) => `/${path.relative(BUILD, path.join(entry.parentPath, entry.name))}`)
    .filter((file) => !BESIDE_THE_APP.test(file))
    .sort();
}

/** Fires the event of a tab that becomes visible, at which the app looks for an update. */
async function comeBackToTheTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

function isUpdateWaiting(page: Page): Promise<boolean> {
  return page.evaluate(async () =>
    Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
  );
}

async function leaveUnfinished(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("button", { name: "Keep In Progress" }).click();
  await expect(page).toHaveURL(/\/games$/);
}

/** The games page in a tab whose caches, the HTTP cache included, the browser has deleted. */
async function openGamesWithoutCache(page: Page): Promise<void> {
  await signIn(page, DEMO.scorer);
  await waitUntilInstalled(page);
  await expect(page.getByTestId("game-card").first()).toBeVisible();
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.clearBrowserCache");
}

async function openFirstGame(page: Page): Promise<void> {
  await page
    .getByRole("link", { name: /^Collect Stats: / })
    .first()
    .click();
}

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}

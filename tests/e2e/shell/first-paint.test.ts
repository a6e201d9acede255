import type { Page } from "@playwright/test";
import { expect, JOURNEY, test } from "../support/fixtures.ts";
import { holdBack } from "../support/network/hold-back.ts";
import { shownLeague } from "../support/shown-league.ts";

const PHONE = { width: 360, height: 740 };
const LAPTOP = { width: 1280, height: 800 };
const HEAD = ["header:has(nav)", "header:has(nav) a", "main h1"];
/** And the counters and filters of the list of games. */
const LIST = [...HEAD, "main dl", "main search"];

for (const [name, viewport] of Object.entries({ PHONE, LAPTOP })) {
  test(
    `the list's frame stands before any script has run and does not move when React takes over (${name})`,
    name === "PHONE" ? JOURNEY : {},
    async ({ newPhone }) => {
      const page = await newPhone({ viewport });
      const release = await holdScripts(page);
      await openStyled(page, "/games");
      const heading = page.locator("h1:visible");
      await expect(heading).toHaveText(["Flag Football Games"]);
      await expect(page.locator("[data-first-paint]:visible")).toHaveCount(1);
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await places(page, LIST);
      await expect(page.getByText("Loading games...")).toBeVisible();

      release();
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await expect(page.locator("[data-first-paint]")).toHaveCount(0);
      expect(await places(page, LIST)).toEqual(before);
    },
  );
}

test("each public list has its heading before any script has run, and React does not move it; the files of the opened screen are asked for before, too", async ({
  server,
  newPhone,
}) => {
  // Without a service worker every page is as on a first visit.
  const page = await newPhone({
    viewport: PHONE,
    serviceWorkers: "block",
    expectedNoise: /Service Worker registration blocked/,
  });
  const storage = await page.context().newCDPSession(page);
  for (const path of ["/teams", "/stats", "/stats/all", "/standings"]) {
    await test.step(`${path} has its heading before any script has run, and React does not move it`, async () => {
      // What an earlier page has read would stand there sooner.
      await storage.send("Storage.clearDataForOrigin", { origin: server.url, storageTypes: "all" });
      const release = await holdScripts(page);
      await openStyled(page, path);
      await expect(page.locator("h1:visible")).toHaveCount(1);
      await page.evaluate(async () => void (await document.fonts.ready));
      const before = await places(page, HEAD);

      release();
      await expect(page.getByRole("main").locator("li, article").first()).toBeVisible();
      await expect(page.locator("[data-first-paint]")).toHaveCount(0);
      expect(await places(page, HEAD)).toEqual(before);
    });
  }

  await test.step("the files of the opened screen are asked for before any script of the app has run", async () => {
    await holdScripts(page);
    const id = "00000000-0000-4000-8000-000000000001";
    for (const [path, file] of Object.entries({
      [`/games/${id}/review`]: "review-screen",
      [`/teams/${id}`]: "team-screen",
      [`/players/${id}`]: "player-screen",
      "/standings": "standings-page",
    })) {
      const isAsked = page.waitForRequest((request) => request.url().includes(`/assets/${file}-`));
      await page.goto(path, { waitUntil: "commit" });
      await isAsked;
    }
  });
});

test("a game that somebody was sent says its score before any script has run, and while its rows are on their way; a team has its name as heading", async ({
  newPhone,
  server,
}) => {
  const list = await newPhone({ viewport: PHONE });
  await list.goto("/games");
  const review = list.getByRole("link", { name: /^View Results: / }).first();
  const path = `${await review.getAttribute("href")}`;
  const page = await newPhone({ viewport: PHONE });
  const release = await holdScripts(page);
  let answerRows = () => {};
  const isAnswering = new Promise<void>((resolve) => {
    answerRows = resolve;
  });
  await page.route(/\/(rest\/v1|live)\//, async (route) => {
    await isAnswering;
    await route.continue();
  });
  await openStyled(page, path);
  const title = page.locator("[data-head=title]:visible");
  await expect(title).toHaveText(/^\S.* \d+ – .* \d+$/);
  await expect(page.locator("[data-head=description]:visible")).toContainText("Final score.");
  const said = `${await title.textContent()}`;

  release();
  await expect(page.getByText("Loading game...")).toBeVisible();
  await expect(title).toHaveText(said);
  answerRows();
  await expect(page.getByTestId("score-home")).toBeVisible();
  await expect(page.locator("[data-head]")).toHaveCount(0);

  const { teamId } = await shownLeague(server.service);
  const team = await server.service.from("teams").select("name").eq("id", teamId).single();
  const other = await newPhone({ viewport: PHONE });
  const start = await holdScripts(other);
  await openStyled(other, `/teams/${teamId}`);
  await expect(other.locator("h1:visible")).toHaveText(team.data?.name);
  const answer = await holdBack(other, /\/rest\/v1\//);
  start();
  await expect(other.getByText("Loading team...")).toBeVisible();
  await expect(other.locator("[data-first-paint]")).toHaveCount(0);
  await expect(other.locator("h1:visible")).toHaveText(team.data?.name);
  answer();
  await expect(other.getByText(/^Updated \d/)).toBeVisible();
  await expect(other.locator("h1:visible")).toHaveText(team.data?.name);
});

test("offline, React's first drawing has the rows of this device, and its files come from the cache without the service worker", async ({
  newPhone,
}) => {
  const page = await newPhone({ viewport: PHONE });
  await page.goto("/games");
  const review = await page.getByRole("link", { name: /^Follow Live: / }).getAttribute("href");
  const rows = { "/games": "article", "/standings": "ol li", [`${review}`]: "ul li" };
  for (const [path, row] of Object.entries(rows)) {
    await page.goto(path);
    await expect(page.getByRole("main").locator(row).first()).toBeVisible();
  }
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  for (const [path, row] of Object.entries(rows)) {
    const opened = await page.context().newPage();
    await opened.addInitScript(countRowsAtFirstDrawing, `main ${row}`);
    await opened.addInitScript(haveMorePatience);
    await opened.goto(path);
    await opened.waitForFunction(() => "rowsAtFirstDrawing" in window);
    expect(await opened.evaluate(() => Reflect.get(window, "rowsAtFirstDrawing"))).toBeGreaterThan(
      0,
    );
    expect(await opened.evaluate(sourcesOfScripts)).toEqual(["cache"]);
    await opened.close();
  }
});

test("another page waits with the spinner, and the list's frame is not seen there", async ({
  newPhone,
  browser,
  server,
}) => {
  const page = await newPhone();
  const release = await holdScripts(page);
  await openStyled(page, "/login");
  await expect(page.locator("h1:visible")).toHaveCount(0);
  await expect(page.getByText("Loading...", { exact: true })).toBeVisible();

  release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("[data-first-paint]")).toHaveCount(0);

  await test.step("without JavaScript one sentence, and no frame that waits for ever", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: PHONE });
    const plain = await context.newPage();
    await plain.goto(`${server.url}/games`);
    const sentence = plain.locator("noscript");
    await expect(sentence).toBeVisible();
    // Text locators skip this element.
    expect(await sentence.textContent()).toContain("needs JavaScript. Please allow it here");
    await expect(plain.locator("#root")).toBeHidden();
    await context.close();
  });
});

/** Keeps the app's own scripts away until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!first-paint-)[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** People see nothing before the style sheet is there. */
async function openStyled(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(
    () => document.body !== null && getComputedStyle(document.body).fontFamily.includes("Archivo"),
  );
}

/** Counts in the moment in which React replaces index.html's own first paint. */
function countRowsAtFirstDrawing(row: string): void {
  let wasPainted = false;
  new MutationObserver((_changes, observer) => {
    const isPainted = document.querySelector("[data-first-paint]") !== null;
    if (wasPainted && !isPainted) {
      Object.assign(window, { rowsAtFirstDrawing: document.querySelectorAll(row).length });
      observer.disconnect();
    }
    wasPainted = isPainted;
  }).observe(document, { childList: true, subtree: true });
}

/** The app draws without its rows after a second, which a slow machine needs to read them. */
function haveMorePatience(): void {
  const wait = window.setTimeout;
  const patient = (run: () => void, ms?: number) => wait(run, ms === 1_000 ? 60_000 : ms);
  window.setTimeout = patient as typeof setTimeout;
}

/** Who gave the app's scripts to this page; the static routes of sw/sw.ts name the cache. */
function sourcesOfScripts(): unknown[] {
  const scripts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => name.endsWith(".js"));
  return [...new Set(scripts.map((script) => Reflect.get(script, "workerFinalSourceType")))];
}

/** Positions of what both states show; names may get narrower. */
function places(page: Page, selectors: readonly string[]) {
  return page.evaluate(
    (shown) =>
      shown.map((selector) => {
        const box = [...document.querySelectorAll(selector)]
          .find((element) => element.checkVisibility())
          ?.getBoundingClientRect();
        return [selector, box?.x, box?.y, box?.height];
      }),
    selectors,
  );
}

import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Figure, type Spread, spreadOf } from "./figure.ts";
import type { FigureName } from "./goals.ts";
import { openUntilShown } from "./mark-when-shown.ts";

const PHONE = { viewport: { width: 360, height: 740 } };
const ROUNDS = 3;
const WHEELS = 25;
/** The shortest task that browsers report as long, in milliseconds. */
const LONG_TASK_MS = 50;

/** Every public list, and what its first row is. */
const LISTS = [
  ["/games", "main article"],
  ["/teams", "main article"],
  ["/stats", "main li"],
  ["/stats/all?show=all", "main ol li"],
  ["/standings", "main ol li"],
] as const;

interface Visit {
  readonly firstPaint: number;
  readonly shown: number;
}

/** The slowest list of a season of 1,200 games and 5,000 players; the floor is an empty React app. */
export async function largePages(
  browser: Browser,
  url: string,
  emptyUrl: string,
): Promise<Figure[]> {
  const pages: { firstPaint: Spread; shown: Spread; longest: Spread }[] = [];
  for (const [path, row] of LISTS) pages.push(await measure(browser, `${url}${path}`, row));
  const floor = await measure(browser, emptyUrl, "h1");
  const slowest = (part: keyof (typeof pages)[number]): Spread =>
    pages.map((page) => page[part]).reduce((a, b) => (a.median > b.median ? a : b));
  const figure = (
    name: FigureName,
    part: keyof (typeof pages)[number],
    least: Spread | null,
  ): Figure => ({ name, measured: slowest(part), floor: least });
  return [
    figure("1,200 games, 5,000 players: first paint", "firstPaint", floor.firstPaint),
    figure("1,200 games, 5,000 players: rows from the device", "shown", floor.shown),
    figure("1,200 games, 5,000 players: longest task of scrolling", "longest", null),
  ];
}

async function measure(browser: Browser, url: string, row: string) {
  const firstPaints: number[] = [];
  const shown: number[] = [];
  const longest: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext(PHONE);
    firstPaints.push((await visit(context, url, row)).firstPaint);
    const page = await context.newPage();
    shown.push((await open(page, url, row)).shown);
    longest.push(await scroll(page));
    await context.close();
  }
  return {
    firstPaint: spreadOf(firstPaints),
    shown: spreadOf(shown),
    longest: spreadOf(longest),
  };
}

/** A first visit until everything is on the device. */
async function visit(context: BrowserContext, url: string, row: string): Promise<Visit> {
  const page = await context.newPage();
  const taken = await open(page, url, row);
  await page.waitForLoadState("networkidle");
  await page.close();
  return taken;
}

async function open(page: Page, url: string, row: string): Promise<Visit> {
  await openUntilShown(page, url, row);
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    shown: performance.getEntriesByName("shown")[0]?.startTime ?? 0,
  }));
}

/** Milliseconds of the longest task while the list is scrolled; what loads is waited for before. */
async function scroll(page: Page): Promise<number> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask" });
    Object.assign(window, { longTasks: tasks });
  });
  await page.mouse.move(180, 400);
  for (let wheel = 0; wheel < WHEELS; wheel += 1) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  return Math.max(LONG_TASK_MS - 1, ...tasks);
}

import type { Browser, Page } from "@playwright/test";
import type { Figure } from "./figure.ts";
import type { FigureName } from "./goals.ts";
import type {} from "./page/main.ts";
import type { ReplayOptions } from "./page/replay-outbox.ts";

const SLOW_PHONE = 4;

/** What is measured inside a page of its own, at full speed and as on a slow phone. */
export async function browserFigures(browser: Browser, url: string): Promise<Figure[]> {
  const page = await openBenchPage(browser, url);
  const figures = [
    await tapToDurable(page, "tap to durable, 1x CPU"),
    ...(await longGame(page)),
    await tapToPaint(page, "tap to first paint of the entry"),
  ];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_PHONE });
  figures.push(
    await tapToDurable(page, "tap to durable, 4x CPU"),
    await tapToPaint(page, "tap to first paint, 4x CPU"),
  );
  await page.context().close();
  return figures;
}

function tapToDurable(page: Page, name: FigureName): Promise<Figure> {
  return page.evaluate((figure) => window.bench.benchTapToDurable("tap", figure), name);
}

function tapToPaint(page: Page, name: FigureName): Promise<Figure> {
  return page.evaluate((figure) => window.bench.benchPaint("paint", figure), name);
}

function longGame(page: Page): Promise<readonly Figure[]> {
  return page.evaluate(() => window.bench.benchLongGame("long"));
}

/** Milliseconds in which a phone empties its outbox. */
export async function replayInBrowser(
  browser: Browser,
  url: string,
  options: ReplayOptions,
): Promise<number> {
  const page = await openBenchPage(browser, url);
  const taken = await page.evaluate((given) => window.bench.replayOutbox(given), options);
  await page.context().close();
  return taken;
}

async function openBenchPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => "bench" in window);
  return page;
}

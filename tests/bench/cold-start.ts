import type { Browser, BrowserContext } from "@playwright/test";
import { type Figure, spreadOf } from "./figure.ts";
import type { FigureName } from "./goals.ts";
import { openUntilShown } from "./mark-when-shown.ts";

const ROUNDS = 9;

/** The first game of the list, as it was kept on the device. */
const FIRST_GAME = "main article";

/** Milliseconds from the tap on the icon. */
export interface Opening {
  readonly largestPaint: number;
  /** The frame in which the awaited element could first be seen. */
  readonly shown: number;
}

/** Largest paint and first game of the installed app offline, against an empty React app. */
export async function coldStart(
  browser: Browser,
  appUrl: string,
  emptyUrl: string,
): Promise<Figure[]> {
  const app = await install(browser, [[`${appUrl}/games`, FIRST_GAME]]);
  const empty = await install(browser, [[emptyUrl, "h1"]]);
  const taken: Opening[] = [];
  const least: Opening[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    least.push(await open(empty, emptyUrl, "h1"));
    taken.push(await open(app, `${appUrl}/games`, FIRST_GAME));
  }
  await app.close();
  await empty.close();
  const figure = (name: FigureName, part: keyof Opening): Figure => ({
    name,
    measured: spreadOf(taken.map((opening) => opening[part])),
    floor: spreadOf(least.map((opening) => opening[part])),
  });
  return [
    figure("offline cold start, LCP", "largestPaint"),
    figure("offline cold start, first game", "shown"),
  ];
}

/** An address, and the selector of what people open it for. */
export type OpenedPage = readonly [url: string, awaited: string];

/** Visits each once until everything is kept, then cuts the network for good. */
export async function install(
  browser: Browser,
  pages: readonly OpenedPage[],
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  for (const [url, awaited] of pages) {
    await page.goto(url);
    await page.waitForSelector(awaited);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForLoadState("networkidle");
  }
  await page.close();
  await context.setOffline(true);
  // The first start after an installation fills caches that every later one finds.
  for (const [url, awaited] of pages) await open(context, url, awaited);
  return context;
}

/** From a tap on its icon or link, the service worker asleep. */
export async function open(
  context: BrowserContext,
  url: string,
  awaited: string,
): Promise<Opening> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await openUntilShown(page, url, awaited);
  const opening = await page.evaluate(
    () =>
      new Promise<Opening>((resolve) => {
        let largestPaint = Number.NaN;
        const observer = new PerformanceObserver((list) => {
          largestPaint = list.getEntries().at(-1)?.startTime ?? largestPaint;
        });
        observer.observe({ type: "largest-contentful-paint", buffered: true });
        // Paints of the last frames are told of late; after these nothing larger comes.
        setTimeout(() => {
          const shown = performance.getEntriesByName("shown")[0]?.startTime ?? Number.NaN;
          resolve({ largestPaint, shown });
        }, 150);
      }),
  );
  await page.close();
  return opening;
}

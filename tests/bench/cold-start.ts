import type { Browser, BrowserContext } from "@playwright/test";
import { type Figure, spreadOf } from "./figure.ts";
import type { FigureName } from "./goals.ts";

const ROUNDS = 9;

/**
 * The installed app opened without a network, its service worker asleep: largest contentful
 * paint, against an empty React app that is kept in the same way.
 */
export async function coldStart(
  browser: Browser,
  appUrl: string,
  emptyUrl: string,
): Promise<Figure> {
  const app = await install(browser, `${appUrl}/games`, "main h2");
  const empty = await install(browser, emptyUrl, "h1");
  const taken: number[] = [];
  const least: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    least.push(await largestPaint(empty, emptyUrl, "h1"));
    taken.push(await largestPaint(app, `${appUrl}/games`, "main h2"));
  }
  await app.close();
  await empty.close();
  const name: FigureName = "offline cold start, LCP";
  return { name, measured: spreadOf(taken), floor: spreadOf(least) };
}

/** A first visit until everything is kept, then the network is gone for good. */
async function install(browser: Browser, url: string, shown: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector(shown);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.waitForLoadState("networkidle");
  await page.close();
  await context.setOffline(true);
  // The first start after an installation fills caches that every later one finds.
  await largestPaint(context, url, shown);
  return context;
}

async function largestPaint(context: BrowserContext, url: string, shown: string): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await page.goto(url);
  await page.waitForSelector(shown);
  const taken = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          // Two frames without a larger one: what is on the screen is all there is.
          if (last) setTimeout(() => resolve(last.startTime), 100);
        });
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
  await page.close();
  return taken;
}

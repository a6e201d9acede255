import type { Browser, BrowserContextOptions } from "@playwright/test";
import type { ShiftRoute } from "./shift-routes.ts";

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** A device that has been here draws what it keeps, and then what is new. */
const VISITS = ["first", "second"];

/**
 * How much a page moves by itself: the largest sum of its layout shifts on a first and a second visit
 * of a phone and a laptop, in shares of the window. Each shift counts, so it is at least the CLS.
 */
export async function layoutShift(
  browser: Browser,
  visit: Pick<BrowserContextOptions, "baseURL" | "storageState">,
  route: Omit<ShiftRoute, "name">,
): Promise<number> {
  const shifts: number[] = [];
  for (const viewport of SIZES) {
    const context = await browser.newContext({ ...visit, viewport });
    await context.addInitScript(sumShifts);
    for (const _visit of VISITS) {
      // A tab of its own, because the address of a pass, with a # in it, is not loaded twice in one.
      const page = await context.newPage();
      await page.goto(route.address);
      await route.figures(page).waitFor();
      await page.waitForLoadState("networkidle");
      shifts.push(await page.evaluate(() => (window as ShiftedWindow).layoutShift ?? 0));
      await page.close();
    }
    await context.close();
  }
  return Math.max(...shifts);
}

type ShiftedWindow = Window & { layoutShift?: number };

/** Runs in the page. */
function sumShifts(): void {
  const shifted = window as ShiftedWindow;
  shifted.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[]) {
      shifted.layoutShift = (shifted.layoutShift ?? 0) + entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}

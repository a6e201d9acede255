import { once } from "node:events";
import { type ElementHandle, launch, type Page } from "puppeteer-core";
import { type FindInPage, finderScript, inWords, sent } from "./finder.ts";
import { LONGEST_MS, until } from "./patience.ts";
import type { Phone, Tab, Target } from "./tab.ts";

const VIEWPORT = { width: 360, height: 740 };

/** Firefox without a window, driven over WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  folder: string,
  baseURL: string,
  isPrivate: boolean,
): Promise<Phone> {
  const browser = await launch({
    browser: "firefox",
    extraPrefsFirefox: { "browser.privatebrowsing.autostart": isPrivate },
    executablePath,
    userDataDir: folder,
    headless: true,
    protocolTimeout: LONGEST_MS,
    timeout: LONGEST_MS,
  });
  const started = browser.process();
  return {
    version: (await browser.version()).replace(/^firefox./i, "Firefox "),
    async newTab() {
      const page = await browser.newPage();
      await page.setViewport(VIEWPORT);
      page.setDefaultTimeout(LONGEST_MS);
      // While a question of the browser stands, Firefox stops the page's timers and promises, and
      // puppeteer leaves it standing: "Leave this page?" is answered as a person does who reloads.
      page.on("dialog", (dialog) => void dialog.accept());
      return firefoxTab(page, baseURL);
    },
    async kill() {
      if (!started?.pid || started.exitCode !== null) return;
      const gone = once(started, "exit");
      process.kill(-started.pid, "SIGKILL");
      await gone;
    },
  };
}

declare global {
  interface Window {
    findInPage?: FindInPage;
  }
}

function firefoxTab(page: Page, baseURL: string): Tab {
  async function ready(): Promise<void> {
    if (await page.evaluate(() => "findInPage" in window)) return;
    await page.evaluate(await finderScript());
  }

  async function handle(target: Target, how: "all" | "pressable"): Promise<ElementHandle | null> {
    await ready();
    const found = await page.evaluateHandle(
      async (wanted, isPressed) =>
        isPressed
          ? window.findInPage?.pressable(wanted)
          : (window.findInPage?.all(wanted)[0] ?? null),
      sent(target),
      how === "pressable",
    );
    return found.asElement() as ElementHandle | null;
  }

  const pressable = (target: Target) =>
    until(`${inWords(target)} can be pressed`, () => handle(target, "pressable"));

  return {
    async goto(address) {
      await page.goto(new URL(address, baseURL).href, { waitUntil: "load" });
    },
    async reload() {
      await page.reload({ waitUntil: "load" });
    },
    async back() {
      await page.goBack({ waitUntil: "load" });
    },
    run: (work, ...args) => page.evaluate(work as never, ...(args as unknown as never[])) as never,
    async tap(target) {
      await until(`${inWords(target)} is pressed`, async () => {
        await (await pressable(target)).click();
        return true;
      });
    },
    async fill(target, text) {
      await (await pressable(target)).click({ count: 3 });
      await page.keyboard.press("Backspace");
      await page.keyboard.type(text);
    },
    async focus(target) {
      await (await pressable(target)).focus();
    },
    press: (key) => page.keyboard.press(key === "Space" ? " " : key),
    async count(target) {
      await ready();
      return page.evaluate((wanted) => window.findInPage?.all(wanted).length ?? 0, sent(target));
    },
    async text(target) {
      await ready();
      return page.evaluate(
        (wanted) => window.findInPage?.all(wanted)[0]?.textContent ?? null,
        sent(target),
      );
    },
    async textOfFrame() {
      const [, framed] = page.frames();
      return framed ? framed.evaluate(() => document.body.textContent) : "";
    },
    async attribute(target, name) {
      await ready();
      return page.evaluate(
        (wanted, asked) => window.findInPage?.all(wanted)[0]?.getAttribute(asked) ?? null,
        sent(target),
        name,
      );
    },
    async spoken(target) {
      const name = "name" in target ? target.name : null;
      if (!("role" in target) || typeof name !== "string") return null;
      const found = await page.$$(`::-p-aria(${name}[role="${target.role}"])`);
      return found.length > 0 ? { role: target.role, name } : null;
    },
    async picture() {
      return Buffer.from(await page.screenshot());
    },
    bringToFront: () => page.bringToFront(),
    close: () => page.close(),
  };
}

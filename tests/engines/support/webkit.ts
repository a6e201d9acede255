import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Builder, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../../helpers/free-port.ts";
import { finderScript, inWords, sent } from "./finder.ts";
import { LONGEST_MS, until } from "./patience.ts";
import type { Phone, Tab, Target } from "./tab.ts";

const WINDOW = fileURLToPath(new URL("webkit-window.py", import.meta.url));

/** A WebKitGTK window on a screen of its own, which exists in memory only. */
export async function startWebKit(
  folder: string,
  baseURL: string,
  isPrivate: boolean,
): Promise<Phone> {
  const home = path.join(folder, "home");
  await mkdir(home, { recursive: true });
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await displayOf(screen);
  const port = await freePort();
  const driving = spawn("WebKitWebDriver", ["-p", String(port)], {
    detached: true,
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, HOME: home, XDG_CACHE_HOME: home, TZ: zone() },
  });
  const kill = async () => {
    const gone = Promise.all([once(driving, "exit"), once(screen, "exit")]);
    if (driving.pid !== undefined) process.kill(-driving.pid, "SIGKILL");
    screen.kill("SIGKILL");
    await gone;
  };
  const driver = await until("WebKitWebDriver answers", () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: "webkit-window",
        "webkitgtk:browserOptions": {
          binary: WINDOW,
          args: isPrivate ? [] : [path.join(folder, "profile")],
        },
      })
      .build(),
  ).catch(async (error) => {
    await kill();
    throw error;
  });
  await driver.manage().setTimeouts({ script: LONGEST_MS, pageLoad: LONGEST_MS });
  let isFirst = true;
  return {
    version: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    async newTab() {
      if (!isFirst) await driver.switchTo().newWindow("tab");
      isFirst = false;
      return webkitTab(driver, await driver.getWindowHandle(), baseURL);
    },
    kill,
  };
}

/** The name of the screen that Xvfb has chosen. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const chosen = screen.stdio[3];
  if (!chosen || !("on" in chosen)) throw new Error("Xvfb has no channel.");
  const ended = once(screen, "exit").then(() => {
    throw new Error("Xvfb ended at once.");
  });
  const [number] = (await Promise.race([once(chosen, "data"), ended])) as [Buffer];
  return `:${number.toString().trim()}`;
}

const zone = () => process.env.TZ ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

const KEYS = { Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, Space: Key.SPACE };

interface Settled {
  readonly value?: unknown;
  readonly error?: string;
}

function webkitTab(driver: WebDriver, handle: string, baseURL: string): Tab {
  const here = () => driver.switchTo().window(handle);

  async function call(code: string, args: readonly unknown[]): Promise<unknown> {
    await here();
    const settled: Settled = await driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1];
       const given = [...arguments].slice(0, -1);
       Promise.resolve().then(() => (${code})(...given)).then(
         (value) => done({ value: value === undefined ? null : value }),
         (error) => done({ error: String(error) }));`,
      ...args,
    );
    if (settled.error !== undefined) throw new Error(settled.error);
    return settled.value;
  }

  async function find(code: string, target: Target): Promise<unknown> {
    if (!(await call("() => 'findInPage' in window", []))) {
      await here();
      await driver.executeScript(await finderScript());
    }
    return call(code, [sent(target)]);
  }

  const pressable = (target: Target) =>
    until(`${inWords(target)} can be pressed`, () =>
      find("(target) => findInPage.pressable(target)", target),
    ) as Promise<WebElement>;

  const first = async (target: Target) =>
    (await find("(target) => findInPage.all(target)[0] ?? null", target)) as WebElement | null;

  return {
    async goto(address) {
      await here();
      await driver.get(new URL(address, baseURL).href);
    },
    async reload() {
      await here();
      await driver.navigate().refresh();
    },
    async back() {
      await here();
      await driver.navigate().back();
    },
    run: (work, ...args) => call(String(work), args) as never,
    async tap(target) {
      await until(`${inWords(target)} is pressed`, async () => {
        await (await pressable(target)).click();
        return true;
      });
    },
    async fill(target, text) {
      const field = await pressable(target);
      await field.clear();
      await field.sendKeys(text);
    },
    async focus(target) {
      await driver.executeScript("arguments[0].focus()", await pressable(target));
    },
    async press(key) {
      await here();
      await driver.actions().sendKeys(KEYS[key]).perform();
    },
    count: async (target) =>
      (await find("(target) => findInPage.all(target).length", target)) as number,
    text: async (target) =>
      (await find("(target) => findInPage.all(target)[0]?.textContent ?? null", target)) as Promise<
        string | null
      >,
    async textOfFrame() {
      await here();
      await driver.switchTo().frame(0);
      const text = String(await driver.executeScript("return document.body.innerText"));
      await driver.switchTo().defaultContent();
      return text;
    },
    attribute: async (target, name) => (await first(target))?.getAttribute(name) ?? null,
    async spoken(target) {
      const element = await first(target);
      if (element === null) return null;
      return { role: await element.getAriaRole(), name: await element.getAccessibleName() };
    },
    async picture() {
      await here();
      return Buffer.from(await driver.takeScreenshot(), "base64");
    },
    async bringToFront() {
      await here();
    },
    async close() {
      await here();
      await driver.close();
    },
  };
}

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../support/chromium-flags.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";

/** A browser process of its own, which keeps its data in `folder`. */
async function startBrowser(folder: string): Promise<{ browser: Browser; process: ChildProcess }> {
  const command = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  const started = spawn(
    command,
    [...CHROMIUM_FLAGS, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${folder}`],
    { stdio: "ignore" },
  );
  const portFile = path.join(folder, "DevToolsActivePort");
  await expect
    .poll(() => readFile(portFile, "utf8").catch(() => ""), { timeout: 60_000 })
    .toMatch(/^\d+\n/);
  const port = (await readFile(portFile, "utf8")).split("\n")[0];
  return { browser: await chromium.connectOverCDP(`http://127.0.0.1:${port}`), process: started };
}

async function kill(started: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((done) => started.once("exit", done));
  started.kill("SIGKILL");
  await ended;
  for (const left of [
    "DevToolsActivePort",
    "SingletonLock",
    "SingletonCookie",
    "SingletonSocket",
  ]) {
    await rm(path.join(folder, left), { force: true });
  }
}

test("a browser that is killed right after a sign-in is still signed in, and can send", async ({
  server,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), "killed-browser-"));
  try {
    const first = await startBrowser(folder);
    const context = first.browser.contexts()[0] ?? (await first.browser.newContext());
    const page = await context.newPage();
    // `signIn` opens addresses of this server.
    const goto = page.goto.bind(page);
    page.goto = (address, options) => goto(new URL(address, server.url).href, options);
    await signIn(page, DEMO.viewer);
    await kill(first.process, folder);

    const second = await startBrowser(folder);
    const again = await (
      second.browser.contexts()[0] ?? (await second.browser.newContext())
    ).newPage();
    await again.goto(new URL("/account", server.url).href);
    await expect(again.getByText(DEMO.viewer.email).first()).toBeVisible();
    await expect(again.getByText(/sign in again/i)).toHaveCount(0);
    await kill(second.process, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

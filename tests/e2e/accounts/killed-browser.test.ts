import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import { SESSION_KEY } from "../../../src/remote/auth/session-keeper.ts";
import { CHROMIUM_FLAGS } from "../support/chromium-flags.ts";
import { openBugForm, reportsNamed, submitButton, writeReport } from "../support/feedback-form.ts";
import { DEMO, expect, signIn, test } from "../support/fixtures.ts";

/** A browser that keeps its data in `folder`. */
function startBrowser(folder: string, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    baseURL,
    args: [...CHROMIUM_FLAGS],
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  });
}

/** SIGKILL to every process of the browser of `folder`. */
async function kill(browser: BrowserContext, folder: string): Promise<void> {
  const closed = browser.waitForEvent("close");
  execFileSync("pkill", ["-KILL", "-f", folder]);
  await closed;
}

test("a browser that is killed right after a sign-in is still signed in, and can send", async ({
  server,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), "killed-browser-"));
  try {
    const first = await startBrowser(folder, server.url);
    await signIn(await first.newPage(), DEMO.viewer);
    await kill(first, folder);

    const second = await startBrowser(folder, server.url);
    const page = await second.newPage();
    // A slow machine has put localStorage on the disk before the kill; a fast one has not.
    await page.addInitScript((key) => localStorage.removeItem(key), SESSION_KEY);
    await page.goto("/account");
    await expect(page.getByText(DEMO.viewer.email).first()).toBeVisible();
    await expect(page.getByText(/sign in again/i)).toHaveCount(0);
    await openBugForm(page);
    await writeReport(page, "Sent after the kill", "The phone was switched off");
    await submitButton(page).click();
    await expect
      .poll(() => reportsNamed(server, "Sent after the kill"), { timeout: 30_000 })
      .toMatchObject([{ reporter_id: expect.any(String) }]);
    await second.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

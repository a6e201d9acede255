import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "./tests/e2e/support/chromium-flags.ts";
import { zoneWhereItIs } from "./tests/helpers/zone-where-it-is.ts";

const executablePath = process.env.CHROMIUM_PATH;

stayWithinToday();

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  // Each test starts its own backend on its own port, so any of them can run beside one another.
  // A test keeps a core busy for half of its time, and waits for the rest.
  workers: 4,
  projects: [
    // These mostly wait for deadlines, so they begin first and run beside what keeps cores busy.
    { name: "faults", testMatch: "faults/**/*.test.ts", workers: 2 },
    { name: "screens", testIgnore: ["faults/**", "looks/**"], workers: 3 },
    // Every screen in each size, theme and size of text, with the longest names.
    { name: "looks", testMatch: "looks/**/*.test.ts", workers: 3 },
  ],
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // What a machine needs that is four times slower than ours; a green test never waits for it.
  timeout: 420_000,
  expect: { timeout: 30_000 },
  // The test command asks for a report to count from; a person gets the list alone.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  globalSetup: "./tests/e2e/support/global-setup.ts",
  use: {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    actionTimeout: 30_000,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_FLAGS],
    },
    trace: "off",
    screenshot: "only-on-failure",
  },
});

/**
 * The demo league is made as of today: a run that midnight would cut in two has noon instead, in a
 * time zone where it is noon now.
 */
function stayWithinToday(): void {
  const now = new Date();
  if (now.getHours() >= 1 && now.getHours() < 22) return;
  process.env.TZ = zoneWhereItIs(12, now);
}

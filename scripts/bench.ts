import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { seedLargeLeague } from "../supabase/local/seed/large-league/seed-large-league.ts";
import { browserFigures } from "../tests/bench/browser-figures.ts";
import { buildPages } from "../tests/bench/build-pages.ts";
import { builtBytes } from "../tests/bench/built-bytes.ts";
import { coldStart } from "../tests/bench/cold-start.ts";
import { diskFigures } from "../tests/bench/disk-figures.ts";
import type { Figure } from "../tests/bench/figure.ts";
import { largePages } from "../tests/bench/large-pages.ts";
import { liveTaps } from "../tests/bench/live-taps.ts";
import { pageStarts } from "../tests/bench/page-starts.ts";
import { recountFigures } from "../tests/bench/recount-figures.ts";
import { report } from "../tests/bench/report.ts";
import { seasonFigures } from "../tests/bench/season-figures.ts";
import { serverFigures } from "../tests/bench/server-figures.ts";
import { syncFigures } from "../tests/bench/sync-figures.ts";
import { viewerFigures } from "../tests/bench/viewer-figures.ts";
import { shownLeague } from "../tests/e2e/support/shown-league.ts";
import { startTestBackend, type TestBackend } from "../tests/helpers/backend/start-test-backend.ts";
import { createTestClient } from "../tests/helpers/backend/supabase-client.ts";
import { buildClientIfChanged } from "./build-client.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * `npm run bench`: every figure of performance.md beside its floor, from one run, as a table.
 * `--check` ends with 1 when a figure misses a bound that must pass.
 */
const startedAt = Date.now();
const executablePath = findChromium();
const dist = fileURLToPath(new URL("../dist", import.meta.url));
await buildClientIfChanged();
const pages = await buildPages();
const app = await startTestBackend({ seed: "demo", staticDir: dist });
const benchSite = await startTestBackend({ seed: "demo", staticDir: pages.benchDir });
const emptySite = await startTestBackend({ staticDir: pages.emptyDir });
const largeSite = await startLargeSite();
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox"],
});
const figures: Figure[] = [];
try {
  figures.push(...(await step("bytes", () => builtBytes(dist))));
  figures.push(...(await step("taps", () => browserFigures(browser, benchSite.url))));
  figures.push(...(await step("live screen", () => liveTaps(browser, app))));
  figures.push(...(await step("server", () => serverFigures(browser, benchSite))));
  figures.push(...(await step("viewers", () => viewerFigures(benchSite))));
  figures.push(...(await step("recount", () => recountFigures(benchSite))));
  figures.push(...(await step("disk", diskFigures)));
  figures.push(...(await step("sync", () => syncFigures(emptySite))));
  figures.push(...(await step("season views", () => seasonFigures(emptySite.database))));
  figures.push(...(await step("cold start", () => coldStart(browser, app.url, emptySite.url))));
  const league = await shownLeague(createTestClient(app.url, app.secretKey));
  figures.push(...(await step("pages", () => pageStarts(browser, app.url, emptySite.url, league))));
  figures.push(
    ...(await step("large league", () => largePages(browser, largeSite.url, emptySite.url))),
  );
} finally {
  await browser.close();
  for (const backend of [app, benchSite, emptySite, largeSite]) await backend.stop();
  await pages.remove();
}
const { table, failing } = report(figures);
const seconds = Math.round((Date.now() - startedAt) / 1000);
process.stdout.write(`\n${table}\nMeasured in ${seconds} s.\n`);
if (process.argv.includes("--check") && failing.length > 0) {
  process.stderr.write(`Missed: ${failing.join(", ")}\n`);
  process.exitCode = 1;
}

async function step<Value>(name: string, run: () => Promise<Value>): Promise<Value> {
  process.stdout.write(`Measuring: ${name} …\n`);
  return run();
}

/** The league of `npm run seed:large`; LARGE_LEAGUE_DIR is one that is filled already. */
async function startLargeSite(): Promise<TestBackend> {
  const dataDir = process.env.LARGE_LEAGUE_DIR;
  if (dataDir !== undefined) return startTestBackend({ staticDir: dist, dataDir });
  const site = await startTestBackend({ staticDir: dist });
  await step("a large league, made for it", () => seedLargeLeague(site.database, new Date()));
  return site;
}

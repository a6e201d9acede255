import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
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
 * `--check` ends with 1 when a figure misses a bound that must pass; `--only "live screen"` measures
 * one step, and may be given more than once.
 */
const { values: options } = parseArgs({
  options: { check: { type: "boolean" }, only: { type: "string", multiple: true } },
});
const startedAt = Date.now();
const executablePath = findChromium();
const dist = fileURLToPath(new URL("../dist", import.meta.url));
await buildClientIfChanged();
const pages = await buildPages();
const sites: TestBackend[] = [];
const [app, benchSite, emptySite, largeSite] = [
  onFirstUse(() => startTestBackend({ seed: "demo", staticDir: dist })),
  onFirstUse(() => startTestBackend({ seed: "demo", staticDir: pages.benchDir })),
  onFirstUse(() => startTestBackend({ staticDir: pages.emptyDir })),
  onFirstUse(startLargeSite),
];
const browser = await chromium.launch({
  executablePath,
  args: ["--no-sandbox"],
});
const STEPS: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  bytes: () => builtBytes(dist),
  taps: async () => browserFigures(browser, (await benchSite()).url),
  "live screen": async () => liveTaps(browser, await app()),
  server: async () => serverFigures(browser, await benchSite()),
  viewers: async () => viewerFigures(await benchSite()),
  recount: async () => recountFigures(await benchSite()),
  disk: diskFigures,
  sync: async () => syncFigures(await emptySite()),
  "season views": async () => seasonFigures((await emptySite()).database),
  "cold start": async () => coldStart(browser, (await app()).url, (await emptySite()).url),
  pages: async () => {
    const { url, secretKey } = await app();
    const league = await shownLeague(createTestClient(url, secretKey));
    return pageStarts(browser, url, (await emptySite()).url, league);
  },
  "large league": async () => largePages(browser, (await largeSite()).url, (await emptySite()).url),
};
const chosen = options.only ?? Object.keys(STEPS);
const unknown = chosen.filter((name) => !(name in STEPS));
if (unknown.length > 0) {
  throw new Error(
    `No step is called ${unknown.join(", ")}; there are ${Object.keys(STEPS).join(", ")}.`,
  );
}
const figures: Figure[] = [];
try {
  for (const name of chosen) {
    process.stdout.write(`Measuring: ${name} …\n`);
    figures.push(...((await STEPS[name]?.()) ?? []));
  }
} finally {
  await browser.close();
  for (const site of sites) await site.stop();
  await pages.remove();
}
const { table, failing } = report(figures, options.only !== undefined);
const seconds = Math.round((Date.now() - startedAt) / 1000);
process.stdout.write(`\n${table}\nMeasured in ${seconds} s.\n`);
if (options.check && failing.length > 0) {
  process.stderr.write(`Missed: ${failing.join(", ")}\n`);
  process.exitCode = 1;
}

/** One step alone starts no site of the others. */
function onFirstUse(start: () => Promise<TestBackend>): () => Promise<TestBackend> {
  let starting: Promise<TestBackend> | null = null;
  return () => {
    starting ??= start().then((site) => {
      sites.push(site);
      return site;
    });
    return starting;
  };
}

/** The league of `npm run seed:large`; LARGE_LEAGUE_DIR is one that is filled already. */
async function startLargeSite(): Promise<TestBackend> {
  const dataDir = process.env.LARGE_LEAGUE_DIR;
  if (dataDir !== undefined) return startTestBackend({ staticDir: dist, dataDir });
  const site = await startTestBackend({ staticDir: dist });
  process.stdout.write("Making a large league …\n");
  await seedLargeLeague(site.database, new Date());
  return site;
}

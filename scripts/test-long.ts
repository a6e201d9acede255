import { spawnSync } from "node:child_process";
import { findChromium } from "./find-chromium.ts";

/**
 * `npm run test:long`: what takes too long for every change. Browser tests repeat, once against a
 * server whose answers come late, so that a race has its chance to show itself.
 */
const seed = Date.now() % 1_000_000_000;
const runs: readonly { readonly command: readonly string[]; readonly env: NodeJS.ProcessEnv }[] = [
  { command: ["npm", "run", "test:bugs"], env: {} },
  {
    command: ["npx", "vitest", "run", "--project", "fuzz"],
    env: { FUZZ_RUNS: "200", FUZZ_SEED: String(seed) },
  },
  {
    command: ["npx", "vitest", "run", "--project", "fuzz", "schedules"],
    env: { SCHEDULES_SQL: "10000", SCHEDULES_MEMORY: "0", SCHEDULE_SEED: String(seed) },
  },
  {
    command: ["npx", "vitest", "run", "--project", "fuzz", "schedules"],
    env: { SCHEDULES_SQL: "0", SCHEDULES_MEMORY: "1000000", SCHEDULE_SEED: String(seed) },
  },
  {
    command: ["npx", "vitest", "run", "--project", "processes", "power-cut"],
    env: { POWER_CUTS: "50", POWER_SEED: String(seed) },
  },
  {
    command: ["npx", "vitest", "run", "--project", "processes", "mutated-answers"],
    env: { MUTATED_ANSWERS: "10000", MUTATED_SEED: String(seed) },
  },
  {
    command: ["npx", "playwright", "test", "--repeat-each=5"],
    env: { CHROMIUM_PATH: findChromium() },
  },
  {
    command: ["npx", "playwright", "test"],
    env: { CHROMIUM_PATH: findChromium(), LATE_ANSWERS_MS: "500" },
  },
  {
    command: ["npx", "playwright", "test", "--config", "playwright.long.config.ts"],
    env: { CHROMIUM_PATH: findChromium() },
  },
];

console.log(`fuzz seeds from ${seed} on`);
let failed = 0;
for (const { command, env } of runs) {
  const [program = "", ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (status !== 0) failed += 1;
}
console.log(`${runs.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

import { spawnSync } from "node:child_process";
import { findChromium } from "./find-chromium.ts";

/**
 * `npm run test:long`: what takes too long for every change. Many more seeds of the fuzz test,
 * and every browser test several times in a row, so that a race has its chance to show itself.
 */
const runs: readonly { readonly command: readonly string[]; readonly env: NodeJS.ProcessEnv }[] = [
  { command: ["npx", "vitest", "run", "--project", "fuzz"], env: { FUZZ_RUNS: "200" } },
  {
    command: ["npx", "playwright", "test", "--repeat-each=5"],
    env: { CHROMIUM_PATH: findChromium() },
  },
];

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

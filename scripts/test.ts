import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./find-chromium.ts";
import { findEngines } from "./find-engines.ts";
import { makeTestsFolder } from "./tests-folder.ts";

/**
 * `npm test`: all steps one after the other, because they share two cores; arguments choose steps.
 * Ends with `N passed, N failed`; a step that breaks without counting tests counts as one.
 */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly report?: "vitest" | "playwright";
}

/** Holds the reports, and all that the tests keep in temporary folders. */
const folder = makeTestsFolder();

const usualSteps: readonly Step[] = [
  { name: "types", command: ["npm", "run", "--silent", "typecheck"] },
  { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  vitest("unit", "device"),
  vitest("db"),
  vitest("backend", "fuzz"),
  playwright("journeys", "--grep=@journey"),
];
const otherSteps: readonly Step[] = [
  vitest("processes"),
  playwright("browser", "--grep-invert=@journey", "--project=faults", "--project=screens"),
  playwright("looks", "--grep-invert=@journey", "--project=looks"),
  { name: "browsers", report: "playwright", command: [] },
];

function vitest(name: string, ...besides: readonly string[]): Step {
  const projects = [name, ...besides].map((project) => `--project=${project}`);
  const command = ["npx", "vitest", "run", ...projects, "--reporter=dot"];
  return {
    name,
    report: "vitest",
    command: [...command, "--reporter=json", `--outputFile.json=${reportFile(name)}`],
  };
}

function playwright(name: string, ...choice: readonly string[]): Step {
  return { name, report: "playwright", command: ["npx", "playwright", "test", ...choice] };
}

/** The step with the engines that are here; null when none is. Says of each in one line how it stands. */
function inEngines(step: Step): Step | null {
  const engines = findEngines();
  for (const { sentence } of engines) console.log(`\n── ${sentence}`);
  const projects = engines
    .filter(({ isTested }) => isTested)
    .map(({ engine }) => `--project=${engine}`);
  if (projects.length === 0) return null;
  const config = "--config=playwright.engines.config.ts";
  return { ...step, command: ["npx", "playwright", "test", config, ...projects] };
}

/** The steps that the command names, in the order of the lists above. */
function chosenSteps(names: readonly string[]): readonly Step[] {
  if (names.length === 0) return usualSteps;
  const all = [...usualSteps, ...otherSteps];
  const unknown = names.filter((name) => !all.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no step ${unknown.join(", ")}; there are ${all.map((step) => step.name).join(", ")}.`,
    );
  }
  return all.filter((step) => names.includes(step.name));
}

function reportFile(name: string): string {
  return path.join(folder, `${name}.json`);
}

function run(step: Step, env: NodeJS.ProcessEnv): Promise<number> {
  const [program = "", ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env:
        step.report === "playwright"
          ? { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(step.name) }
          : env,
      shell: process.platform === "win32",
    });
    child.on("error", () => resolve(1));
    child.on("close", (code) => resolve(code ?? 1));
  });
}

interface Count {
  passed: number;
  failed: number;
}

function count(step: Step, exitCode: number): Count {
  if (!step.report) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
  const counted = readReport(step);
  // A runner that broke without a failed test (a crash, an unhandled error) is a failure too.
  if (exitCode !== 0 && counted.failed === 0) counted.failed = 1;
  return counted;
}

function readReport(step: Step): Count {
  let report: {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  try {
    report = JSON.parse(readFileSync(reportFile(step.name), "utf8"));
  } catch {
    console.error(`${step.name} left no report.`);
    return { passed: 0, failed: 1 };
  }
  if (report.stats) {
    const { expected, unexpected, flaky } = report.stats;
    return { passed: expected, failed: unexpected + flaky };
  }
  return { passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 };
}

const total: Count = { passed: 0, failed: 0 };
const env = { ...process.env, CHROMIUM_PATH: findChromium(), TMPDIR: folder };
process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
let isNothingToTest = false;
for (const chosen of chosenSteps(process.argv.slice(2))) {
  const step = chosen.name === "browsers" ? inEngines(chosen) : chosen;
  if (step === null) {
    isNothingToTest = true;
    continue;
  }
  const startedAt = Date.now();
  console.log(`\n── ${step.name}`);
  const exitCode = await run(step, env);
  const { passed, failed } = count(step, exitCode);
  total.passed += passed;
  total.failed += failed;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`── ${step.name}: ${passed} passed, ${failed} failed in ${seconds} s`);
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && (total.passed > 0 || isNothingToTest) ? 0 : 1);

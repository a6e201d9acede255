import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CatchingTest, PlantedBug } from "../tests/fuzz/planted/planted-bug.ts";
import { PLANTED_BUGS } from "../tests/fuzz/planted-bugs.ts";

/**
 * `npm run test:bugs -- [words]`: plants each bug of tests/fuzz/planted-bugs.ts, or those whose name
 * or file has one of the words, in a copy of the project, and expects its test to fail.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const SLOWEST_TEST_MS = 300_000;

interface Outcome {
  /** Titles of the tests that failed. */
  readonly failed: readonly string[];
  /** A test file that could not run at all; null when every file ran. */
  readonly broken: string | null;
}

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), "planted-bugs-"));
  const listed = execFileSync("git", ["ls-files", "-z", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  const deleted = execFileSync("git", ["ls-files", "-z", "-d"], { cwd: root, encoding: "utf8" });
  const gone = new Set(deleted.split("\0"));
  for (const file of listed.split("\0").filter((one) => one !== "" && !gone.has(one))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // One link for each package, because caches of the copy must not land in the project.
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name.startsWith(".")) continue;
    symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  return copy;
}

function runTests(copy: string, tests: readonly CatchingTest[], titled?: string): Outcome {
  const [first] = tests;
  if (first === undefined) return { failed: [], broken: null };
  const report = join(copy, "report.json");
  rmSync(report, { force: true });
  const files = new Set(tests.map(({ file }) => file));
  const { error } = spawnSync(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      ...["run", ...files],
      ...["--reporter=json", `--outputFile=${report}`],
      ...(titled === undefined ? [] : ["-t", titled]),
    ],
    {
      cwd: copy,
      env: { ...process.env, TEST_ENGINES: first.engine ?? "pglite" },
      stdio: "ignore",
      timeout: SLOWEST_TEST_MS * files.size,
    },
  );
  if (error !== undefined) return { failed: [], broken: error.message };
  return readReport(report, files);
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

function readReport(path: string, files: ReadonlySet<string>): Outcome {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return { failed: [], broken: "no test ran" };
  }
  const silent = [...files].find((file) => !report.testResults.some(hasTestsOf(file)));
  if (silent !== undefined) return { failed: [], broken: `no test of ${silent} ran` };
  const broken = report.testResults.find(({ message }) => message !== "");
  const failures = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed");
  // A slow machine is no bug, so a test that was cut off proves nothing.
  const late = failures.find(({ failureMessages }) => failureMessages.some(isTimeout));
  const reason = broken === undefined ? late?.fullName : broken.message.split("\n")[0];
  return {
    failed: failures.map(({ fullName }) => fullName),
    broken: reason === undefined ? null : `${reason} (${broken?.name ?? "timed out"})`,
  };
}

function hasTestsOf(file: string) {
  return ({ name, assertionResults }: Report["testResults"][number]) =>
    name.endsWith(`/${file}`) && assertionResults.some(({ status }) => status !== "skipped");
}

function isTimeout(message: string): boolean {
  return /^Error: (Test|Hook) timed out/.test(message);
}

/** Throws when a named test is red without any bug: then it would catch everything. */
function proveGreen(copy: string, bugs: readonly PlantedBug[]): void {
  const groups = new Map<string, CatchingTest[]>();
  for (const { caughtBy } of bugs) {
    const { engine = "", titled } = caughtBy;
    const key = `${engine} ${titled === undefined}`;
    groups.set(key, [...(groups.get(key) ?? []), caughtBy]);
  }
  for (const tests of groups.values()) {
    const titles = tests.flatMap(({ titled }) => titled ?? []);
    const { failed, broken } = runTests(copy, tests, titles.join("|") || undefined);
    if (failed.length > 0 || broken !== null) {
      throw new Error(`Red without any bug: ${broken ?? failed.join(", ")}`);
    }
  }
}

/** Returns null when the bug was caught, else why not. */
function plant(copy: string, { file, find, replace, caughtBy }: PlantedBug): string | null {
  const path = join(copy, file);
  const sound = readFileSync(path, "utf8");
  if (sound.split(find).length !== 2) return "its text does not stand exactly once in the file";
  writeFileSync(path, sound.split(find).join(replace));
  try {
    const { failed, broken } = runTests(copy, [caughtBy], caughtBy.titled);
    if (broken !== null) return `its test could not run: ${broken}`;
    return failed.length > 0 ? null : "its test stayed green";
  } finally {
    writeFileSync(path, sound);
    // Each changed migration makes a database of its own, 42 MB large.
    rmSync(join(copy, "node_modules/.cache"), { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
const bugs = PLANTED_BUGS.filter(
  ({ name, file }) =>
    wanted.length === 0 || wanted.some((part) => name.includes(part) || file.includes(part)),
);
const copy = copyProject();
let caught = 0;
try {
  proveGreen(copy, bugs);
  console.log(`${new Set(bugs.map(({ caughtBy }) => caughtBy.file)).size} test files are green`);
  for (const bug of bugs) {
    const startedAt = Date.now();
    const survived = plant(copy, bug);
    if (survived === null) caught += 1;
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    const verdict = survived === null ? "caught  " : "SURVIVED";
    console.log(`${verdict} ${bug.rule.padEnd(4)} ${bug.name} (${seconds} s)`);
    if (survived !== null) console.log(`         ${bug.caughtBy.file}: ${survived}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${bugs.length} planted, ${caught} caught`);
process.exit(caught === bugs.length && bugs.length > 0 ? 0 : 1);

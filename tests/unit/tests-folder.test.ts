import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeTestsFolder } from "../../scripts/tests-folder.ts";

let place: string;

beforeEach(async () => {
  place = await mkdtemp(path.join(tmpdir(), "tests-folder-"));
});
afterEach(() => rm(place, { recursive: true, force: true }));

test("a run removes what a killed run left, and nothing of a run that lives or of anybody else", async () => {
  const [killed, living] = [process.execPath, process.execPath].map((node) =>
    spawn(node, ["-e", "setInterval(() => {}, 1000)"]),
  );
  const nameOf = (pid: number | undefined) => `stat-tracker-tests-${pid}`;
  for (const name of [nameOf(killed?.pid), nameOf(living?.pid), "stat-tracker-tests-of-me"]) {
    await mkdir(path.join(place, name));
    await writeFile(path.join(place, name, "database"), "");
  }
  if (killed !== undefined) {
    killed.kill("SIGKILL");
    await once(killed, "exit");
  }
  const folder = makeTestsFolder([place, place]);
  expect(folder).toBe(path.join(place, nameOf(process.pid)));
  expect((await readdir(place)).sort()).toEqual(
    [nameOf(living?.pid), nameOf(process.pid), "stat-tracker-tests-of-me"].sort(),
  );
  living?.kill();
});

test("a place that is not there is passed over", () => {
  const folder = makeTestsFolder([path.join(place, "no-memory"), place]);
  expect(path.dirname(folder)).toBe(place);
});

import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOfAllSql } from "../../../supabase/local/database/migration-files.ts";
import { loadTemplate } from "../../../supabase/local/database/template-database.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stat-tracker-templates-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function leave(name: string, minutesAgo: number): Promise<void> {
  const time = new Date(Date.now() - minutesAgo * 60_000);
  await writeFile(join(folder, name), name);
  await utimes(join(folder, name), time, time);
}

test("templates that were not loaded for an hour go, the loaded one and all else stay", async () => {
  const current = `database-${await hashOfAllSql()}.tar`;
  await leave(current, 600);
  await leave("database-aa.tar", 61);
  await leave("database-ab.tar.4711", 61);
  await leave("database-ac.tar", 59);
  await leave("unrelated.txt", 600);
  expect(Buffer.from(await (await loadTemplate(folder)).arrayBuffer()).toString()).toBe(current);
  expect((await readdir(folder)).sort()).toEqual(
    ["database-ac.tar", current, "unrelated.txt"].sort(),
  );
  // Loading counts as use for every other process too.
  expect((await stat(join(folder, current))).mtimeMs).toBeGreaterThan(Date.now() - 60_000);
});

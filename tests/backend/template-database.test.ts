import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadTemplate } from "../../supabase/local/database/template-database.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stat-tracker-templates-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function leave(name: string, minutesAgo: number): Promise<void> {
  const time = new Date(Date.now() - minutesAgo * 60_000);
  await writeFile(join(folder, name), "old");
  await utimes(join(folder, name), time, time);
}

test("a new template removes those that were not loaded for an hour, and nothing else", async () => {
  await leave("database-aa.tar", 61);
  await leave("database-ab.tar.4711", 61);
  await leave("database-ac.tar", 59);
  await leave("unrelated.txt", 600);
  const made = await loadTemplate(folder);
  const names = (await readdir(folder)).sort();
  const own = names.find((name) => /^database-[0-9a-f]{16}\.tar$/.test(name));
  expect(names).toEqual(["database-ac.tar", own, "unrelated.txt"].sort());

  // Loading counts as use.
  const path = join(folder, own ?? "");
  await utimes(path, new Date(0), new Date(0));
  expect((await loadTemplate(folder)).size).toBe(made.size);
  expect((await stat(path)).mtimeMs).toBeGreaterThan(0);
});

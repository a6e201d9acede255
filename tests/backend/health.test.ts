import fs from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../helpers/backend/start-test-backend.ts";

async function health({ url }: TestBackend): Promise<readonly [number, unknown]> {
  const answer = await fetch(`${url}/healthz`);
  return [answer.status, await answer.json()];
}

const OK = [200, { status: "ok" }];

test("B: /healthz reads a table, and says in words when it cannot", async () => {
  const backend = await startTestBackend();
  try {
    expect(await health(backend)).toEqual(OK);
    await backend.database.exec("alter table local_backend.applied_sql rename to gone");
    expect(await health(backend)).toEqual([
      503,
      { status: "failed", message: "The database cannot read its tables." },
    ]);
    await backend.database.exec("alter table local_backend.gone rename to applied_sql");
    expect(await health(backend)).toEqual(OK);
  } finally {
    await backend.stop();
  }
});

test("B: an engine that died is started again from its folder, with all that was acknowledged", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-dead-"));
  const backend = await startTestBackend({ dataDir });
  try {
    const { database } = backend;
    await database.query("insert into seasons (name, year) values ('Kept', 2026)");
    // PostgreSQL panics when it cannot write this file, and a panic ends the engine.
    const control = join(dataDir, "database", "global", "pg_control");
    await rename(control, `${control}.away`);
    await expect(database.exec("checkpoint")).rejects.toThrow();
    expect((await health(backend))[0]).toBe(503);
    await rename(`${control}.away`, control);
    // The first question finds the engine dead and starts it, the second finds it well.
    await health(backend);
    expect(await health(backend)).toEqual(OK);
    expect(await database.query("select name from seasons")).toEqual([{ name: "Kept" }]);
  } finally {
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test("I7: what an engine had committed but not flushed when it died is not acknowledged", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-dead-"));
  const backend = await startTestBackend({ dataDir });
  const { fsyncSync } = fs;
  const flushWith = (flush: typeof fsyncSync) => {
    fs.fsyncSync = flush;
    syncBuiltinESMExports();
  };
  try {
    const { database } = backend;
    // After a slow flush the next one waits for more work to share it.
    flushWith((file) => {
      const until = performance.now() + 200;
      while (performance.now() < until);
      fsyncSync(file);
    });
    await database.query("insert into seasons (name, year) values ('Kept', 2026)");
    flushWith(() => {
      flushWith(fsyncSync);
      throw Object.assign(new Error("the disk failed"), { code: "EIO" });
    });
    const unflushed = database.query("insert into seasons (name, year) values ('Lost', 2026)");
    const fatal = database.exec("checkpoint");
    const [first, second] = await Promise.allSettled([unflushed, fatal]);
    expect([first.status, second.status]).toEqual(["rejected", "rejected"]);
    expect(await database.query("select name from seasons")).toEqual([{ name: "Kept" }]);
  } finally {
    flushWith(fsyncSync);
    await backend.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

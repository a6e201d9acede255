import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { databaseFolder, restoredFolder } from "../../supabase/local/database/database-files.ts";
import { openDatabase } from "../../supabase/local/database/open-database.ts";
import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";
import { backUp } from "../../supabase/local/maintenance/back-up.ts";
import { restore } from "../../supabase/local/maintenance/restore.ts";
import { startTestBackend, type TestBackend } from "../helpers/backend/start-test-backend.ts";
import { insertAccount } from "../helpers/database/actors.ts";
import { createGame, type TestGame } from "../helpers/database/league.ts";
import type { SimulatedDevice } from "../helpers/sync/simulated-device.ts";
import { sqlTransport } from "../helpers/sync/sql-transport.ts";
import { firstTab, SyncWorld } from "../helpers/sync/sync-world.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Each of these opens four databases. */
const timeout = 180_000;

let folder: string;
let dataDir: string;
let file: string;
let backend: TestBackend | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stat-tracker-backup-"));
  dataDir = join(folder, "data");
  file = join(folder, "league.backup");
});
afterEach(async () => {
  await backend?.stop();
  backend = undefined;
  await rm(folder, { recursive: true });
});

/** Runs a command as `npm run` does. */
function command(name: string, env: Readonly<Record<string, string>>) {
  const args = ["--import", "tsx", `scripts/${name}.ts`, file];
  return promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  });
}

async function plays(database: SqlDatabase): Promise<number> {
  const [row] = await database.query<{ n: number }>("select count(*) as n from game_events");
  return row?.n ?? 0;
}

/** A scorekeeper's phone with the game open. */
async function phoneAt(database: SqlDatabase, game: TestGame) {
  const scorer = await insertAccount(database, "scorer");
  const userId = scorer.userId ?? "";
  const world = new SyncWorld(sqlTransport(database, new Map([[userId, scorer]])));
  const phone = await world.addDevice("phone", userId);
  await phone.openGame(game.id, { visitorTeamId: game.visitor.id, homeTeamId: game.home.id });
  return { world, phone };
}

async function tapTackles(phone: SimulatedDevice, game: TestGame, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const entry = {
      entryId: crypto.randomUUID(),
      statType: "tackle",
      teamId: game.home.id,
      playerId: game.home.players[n] ?? null,
    } as const;
    await phone.record(0, game.id, [{ type: "stat.recorded.v1", payload: { entries: [entry] } }]);
  }
}

test("I3: a backup is made and restored while the server runs, and a phone sends again what it lacks", {
  timeout,
}, async () => {
  backend = await startTestBackend({ dataDir });
  const { database, url } = backend;
  const game = await createGame(database);
  const { world, phone } = await phoneAt(database, game);
  await tapTackles(phone, game, 3);
  await world.advance(10_000);
  expect(await plays(database)).toBe(3);

  const { stdout } = await command("backup", {});
  expect(stdout).toContain("1 games, 3 plays, 1 accounts.");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  await tapTackles(phone, game, 2);
  await world.advance(10_000);
  expect(await plays(database)).toBe(5);
  expect(firstTab(phone).engine.status().state).toBe("saved");

  const restored = command("restore", {});
  let answered = 0;
  let isOver = false;
  const settled = restored.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    // Nobody is refused while the database changes over.
    const answer = await fetch(`${url}/healthz`);
    expect(answer.status).toBe(200);
    answered += 1;
  }
  expect((await settled).stdout).toContain("Restored: 1 games, 3 plays, 1 accounts.");
  expect(answered).toBeGreaterThan(1);
  expect(await plays(database)).toBe(3);

  await world.advance(60_000);
  expect(await plays(database)).toBe(5);
  expect(firstTab(phone).engine.status().state).toBe("saved");
  expect(await database.query("select * from verify_totals()")).toEqual([]);
  expect(existsSync(join(dataDir, "maintenance"))).toBe(false);
});

test("without a server both work on the folder; a broken file replaces nothing", {
  timeout,
}, async () => {
  const config = { database: { kind: "folder" }, dataDir } as const;
  const first = await openDatabase(config, async () => {});
  await createGame(first);
  await first.close();
  expect(await backUp(dataDir, file)).toEqual({ games: 1, plays: 0, accounts: 0 });
  const changed = await openDatabase(config, async () => {});
  await createGame(changed);
  await changed.close();

  await truncate(file, 100_000);
  await expect(restore(dataDir, file)).rejects.toThrow(`${file} is not a whole backup.`);
  expect(await backUp(dataDir, file)).toMatchObject({ games: 2 });
  const elsewhere = join(folder, "new");
  expect(await restore(elsewhere, file)).toMatchObject({ games: 2 });
  expect(await readdir(elsewhere)).toEqual(["database"]);
});

test("a restore that is cut off between its two names is finished by the next start", async () => {
  const config = { database: { kind: "folder" }, dataDir } as const;
  const first = await openDatabase(config, async () => {});
  await first.close();
  await mkdir(join(dataDir, "maintenance"));
  await rename(databaseFolder(dataDir), restoredFolder(dataDir));
  const opened = await openDatabase(config, () => Promise.reject(new Error("It is gone.")));
  await opened.close();
});

test("with DATABASE_URL the commands name PostgreSQL's own", async () => {
  const env = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
  await expect(command("backup", env)).rejects.toThrow("pg_dump --format=custom");
  await expect(command("restore", env)).rejects.toThrow("pg_restore --clean");
});

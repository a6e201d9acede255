import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Backend, startBackend } from "../../../supabase/local/backend.ts";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import { startDailyRuns } from "../../../supabase/local/functions/daily-runs.ts";
import type { FunctionEnvironment } from "../../../supabase/local/functions/deno-shim.ts";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import { chosenEngines } from "../../helpers/database/engines.ts";
import {
  type PostgresCluster,
  startCluster,
  TEMPLATE_DATABASE,
} from "../../helpers/database/postgres-cluster.ts";
import { leagueSite } from "../../helpers/provider/league-site.ts";
import { SITE, scriptedProvider, TOKEN } from "../../helpers/provider/scripted-provider.ts";

const provider = scriptedProvider();

/** A season that is due since the last 21:00 UTC. */
async function addDueSeason(database: SqlDatabase): Promise<string> {
  const seasonId = crypto.randomUUID();
  await database.exec("update seasons set deleted_at = now()");
  await database.query("insert into seasons (id, name, year) values ($1, 'Fall', 2026)", [
    seasonId,
  ]);
  await database.query(
    "insert into leagues (season_id, name, provider_id, status) values ($1, 'Flag', '85770', 'In Progress')",
    [seasonId],
  );
  return seasonId;
}

async function runsOf(database: SqlDatabase, seasonId: string): Promise<unknown> {
  return database.query(
    "select kind, status, started_by from sync_runs where season_id = $1 order by started_at",
    [seasonId],
  );
}

const DAILY = { kind: "daily", status: "succeeded", started_by: null };
const access = () => ({ url: provider.url, site: SITE, token: TOKEN });

describe("one database, many schedulers (D62)", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.stop());

  const environment = (more: FunctionEnvironment = {}): FunctionEnvironment => ({
    SUPABASE_URL: backend.url,
    SUPABASE_ANON_KEY: backend.publishableKey,
    SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
    PROVIDER_URL: provider.url,
    PROVIDER_SITE: SITE,
    PROVIDER_TOKEN: TOKEN,
    ...more,
  });

  /** A server whose minutes pass when the test says so. */
  function scheduler(settings = environment()) {
    let minute = () => {};
    const runs = startDailyRuns(
      () => settings,
      (work) => {
        minute = work;
        return () => {
          minute = () => {};
        };
      },
    );
    return { passMinute: () => minute(), stop: runs.stop };
  }

  test("start one run a day, the next one after the next 21:00 UTC", async () => {
    provider.answers(leagueSite().turn);
    const seasonId = await addDueSeason(backend.database);
    const schedulers = [scheduler(), scheduler(), scheduler()];
    for (const { passMinute } of schedulers) passMinute();
    const runs = () => runsOf(backend.database, seasonId);
    // Stopping waits for what has begun.
    await Promise.all(schedulers.map(({ stop }) => stop()));
    expect(await runs()).toEqual([DAILY]);
    const asked = provider.seen.length;
    const later = scheduler();
    later.passMinute();
    await later.stop();
    expect(await runs()).toEqual([DAILY]);
    expect(provider.seen).toHaveLength(asked);

    await backend.database.query(
      "update sync_runs set started_at = private.daily_run_before(now()) - interval '1 s' where season_id = $1",
      [seasonId],
    );
    const next = scheduler();
    const afterNoon = scheduler();
    await Promise.all([next.stop(), afterNoon.stop()]);
    expect(await runs()).toEqual([DAILY, DAILY]);
  });

  test("a schedule on a server without a provider starts nothing and asks nobody", async () => {
    const seasonId = await addDueSeason(backend.database);
    const bare = scheduler(environment({ PROVIDER_TOKEN: undefined }));
    bare.passMinute();
    await bare.stop();
    expect(await runsOf(backend.database, seasonId)).toEqual([]);
    expect(provider.seen).toEqual([]);
    // It was due all the time.
    provider.answers(leagueSite().turn);
    await scheduler().stop();
    expect(await runsOf(backend.database, seasonId)).toEqual([DAILY]);
  });

  test("a project's older key opens it beside its newer one, and no other token does", async () => {
    provider.answers(leagueSite().turn);
    const seasonId = await addDueSeason(backend.database);
    const settings = environment({
      SUPABASE_SERVICE_ROLE_KEY: "older.token.signed",
      SUPABASE_SECRET_KEYS: JSON.stringify({ default: backend.secretKey }),
    });
    await scheduler(settings).stop();
    expect(await runsOf(backend.database, seasonId)).toEqual([DAILY]);
  });
});

/** The backend makes its own scheduler: what it does at a start, and that it is off without a provider. */
describe("a server that starts", () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-daily-"));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  test("makes up for a run that was missed while it was off, and without a provider does not", async () => {
    const first = await startTestBackend({ dataDir });
    const seasonId = await addDueSeason(first.database);
    await first.stop();

    const bare = await startTestBackend({ dataDir });
    await bare.stop();
    const provided = { provider: { firstTeamIs: "visitor", access: access() } } as const;
    provider.answers(leagueSite().turn);
    expect(provider.seen).toEqual([]);

    // Stopping waits for the run that the start began.
    const chosen = await startTestBackend({ dataDir, ...provided });
    await chosen.stop();
    expect(provider.seen.length).toBeGreaterThan(0);
    const asked = provider.seen.length;
    const again = await startTestBackend({ dataDir, ...provided });
    expect(await runsOf(again.database, seasonId)).toEqual([DAILY]);
    await again.stop();
    expect(provider.seen).toHaveLength(asked);
  });
});

describe.runIf(chosenEngines().includes("postgres"))("two servers on one PostgreSQL", () => {
  let cluster: PostgresCluster;
  const folders: string[] = [];
  beforeAll(async () => {
    cluster = await startCluster();
    const client = new pg.Client(`${cluster.ownerUrl}postgres`);
    await client.connect();
    await client.query(`create database twin template ${TEMPLATE_DATABASE}`);
    await client.end();
  });
  afterAll(async () => {
    cluster?.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  async function start(hasProvider: boolean): Promise<Backend> {
    const dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-twin-"));
    folders.push(dataDir);
    return startBackend({
      host: "127.0.0.1",
      port: 0,
      dataDir,
      database: { kind: "server", connectionString: `${cluster.ownerUrl}twin` },
      seed: "none",
      ...(hasProvider ? { provider: { firstTeamIs: "visitor", access: access() } } : {}),
    });
  }

  test("share one daily run", async () => {
    provider.answers(leagueSite().turn);
    const watcher = await start(false);
    const seasonId = await addDueSeason(watcher.database);
    const twins = await Promise.all([start(true), start(true)]);
    await Promise.all(twins.map(({ stop }) => stop()));
    expect(await runsOf(watcher.database, seasonId)).toEqual([DAILY]);
    await watcher.stop();
  });
});

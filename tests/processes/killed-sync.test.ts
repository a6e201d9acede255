import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import type { DatabaseTarget } from "../../supabase/local/config/backend-config.ts";
import { openDatabase } from "../../supabase/local/database/open-database.ts";
import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";
import { spawnBackend } from "../helpers/backend/spawn-backend.ts";
import { insertAccount } from "../helpers/database/actors.ts";
import { chosenEngines, type Engine } from "../helpers/database/engines.ts";
import { type OwnPostgres, startOwnPostgres } from "../helpers/database/own-postgres.ts";
import { type LeagueSite, leagueSite } from "../helpers/provider/league-site.ts";
import { scriptedProvider } from "../helpers/provider/scripted-provider.ts";
import {
  countedRows,
  leaseRunsOut,
  runsOf,
  seasonPicture,
  seasonToSync,
} from "../helpers/provider/synced-season.ts";

type Row = Readonly<Record<string, unknown>>;
type Entry = Record<string, unknown>;

const SECRET_KEY = "secret-key-of-a-test-that-kills";
const PASSWORD = "correct horse";
const STEPS = ["status", "teams", "games", "standings", "divisions"];
const provider = scriptedProvider();
let dataDir: string;
let site: LeagueSite;
let seasonId: string;
let email: string;
let token: string | undefined;
let postgres: OwnPostgres | undefined;

async function setUp(engine: Engine): Promise<void> {
  dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-killed-"));
  if (engine === "postgres") postgres = await startOwnPostgres();
  site = bigSite();
  provider.answers((response, request) => site.turn(response, request));
  [seasonId, email] = await withDatabase(async (database) => [
    await season(database),
    await admin(database),
  ]);
  token = undefined;
}
afterEach(async () => {
  postgres?.stop();
  postgres = undefined;
  await rm(dataDir, { recursive: true, force: true });
});

/** Whoever asks for the runs; the server that was killed knows the token again. */
async function admin(database: SqlDatabase): Promise<string> {
  const { userId, claims } = await insertAccount(database, "admin", { profile: { role: "admin" } });
  await database.query(
    "update auth.users set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 4)) where id = $1",
    [userId, PASSWORD],
  );
  return String(claims.email);
}

/** Archived, so that the server's own daily run keeps out of it. */
async function season(database: SqlDatabase): Promise<string> {
  const id = await seasonToSync(database);
  await database.query("update seasons set archived_at = now() where id = $1", [id]);
  return id;
}

/** Enough rows for a run to be met in the middle of any step. */
function bigSite(): LeagueSite {
  const made = leagueSite();
  const [team] = made.teams.teams as Entry[];
  const [player] = (team?.players ?? []) as Entry[];
  const [game] = made.games.games as Entry[];
  const ids = Array.from({ length: 30 }, (_, n) => 3000 + n);
  made.teams.teams = ids.map((id) => ({
    ...team,
    team_id: id,
    team_name: `Team ${id}`,
    players: [1, 2, 3].map((n) => ({
      ...player,
      participant_id: id * 10 + n,
    })),
  }));
  made.games.games = ids.flatMap((id, n) =>
    [1, 2].map((apart) => ({
      ...game,
      id: id * 10 + apart,
      date: `2026-10-${10 + (n % 20)}`,
      teams: [
        { id, score: 7 },
        { id: 3000 + ((n + apart) % 30), score: 6 },
      ],
      winning_team_id: null,
    })),
  );
  const lines = (of: readonly number[]) =>
    of.map((id) => ({
      id,
      name: `Team ${id}`,
      stats: [
        { name: "Wins", value: 2 },
        { name: "Losses", value: 2 },
        { name: "Forfeit Losses", value: id % 2 },
      ],
    }));
  made.standings = {
    divisions: [
      { name: "A", teams: lines(ids.slice(0, 15)) },
      { name: "B", teams: lines(ids.slice(15)) },
    ],
  };
  return made;
}

async function withDatabase<Value>(
  work: (database: SqlDatabase) => Promise<Value>,
): Promise<Value> {
  const target: DatabaseTarget =
    postgres === undefined
      ? { kind: "folder" }
      : { kind: "server", connectionString: postgres.connectionString };
  const database = await openDatabase({ database: target, dataDir }, async () => {});
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const start = () =>
  spawnBackend({
    dataDir,
    env: {
      SECRET_KEY,
      ...(postgres === undefined ? {} : { DATABASE_URL: postgres.connectionString }),
      PROVIDER_URL: provider.access.url,
      PROVIDER_SITE: provider.access.site,
      PROVIDER_TOKEN: provider.access.token,
    },
  });

async function ask(url: string, path: string, body?: object, key = SECRET_KEY): Promise<unknown> {
  const answer = await fetch(url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      apikey: SECRET_KEY,
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
}

async function runAll(url: string): Promise<unknown> {
  const signIn = { email, password: PASSWORD };
  token ??= (
    (await ask(url, "/auth/v1/token?grant_type=password", signIn)) as { access_token: string }
  ).access_token;
  const body = { action: "run", season_id: seasonId, kind: "all" };
  return ask(url, "/functions/v1/sync-season", body, token);
}

/** Kills the server once its run is there; undefined when the run had ended before. */
async function killWhen(isThere: (run: Row) => boolean): Promise<Row | undefined> {
  const server = await start();
  let isAnswered = false;
  const running = runAll(server.url).then(
    () => {
      isAnswered = true;
    },
    () => {},
  );
  const path = `/rest/v1/sync_runs?season_id=eq.${seasonId}&select=status,rows_done,steps&order=started_at.desc&limit=1`;
  for (let run: Row | undefined; !isAnswered && (run === undefined || !isThere(run)); ) {
    [run] = (await ask(server.url, path)) as Row[];
  }
  await server.kill("SIGKILL");
  await running;
  return withDatabase(async (database) => {
    await leaseRunsOut(database);
    const last = (await runsOf(database, seasonId)).at(-1);
    return last?.status === "running" ? last : undefined;
  });
}

const finished = ({ steps }: Row) => (steps as readonly unknown[]).length;

test.each(chosenEngines())(
  "kill -9 before the plan and in the steps on %s, and going on afterwards: one run, every row once",
  async (engine) => {
    await setUp(engine);
    const calm = await start();
    expect(await runAll(calm.url)).toMatchObject({ outcome: "succeeded" });
    await calm.kill("SIGTERM");
    const [undisturbed, calmRun] = await withDatabase(async (database) => [
      await seasonPicture(database, seasonId),
      (await runsOf(database, seasonId)).at(-1),
    ]);
    seasonId = await withDatabase(season);

    const places: readonly (readonly [string, (run: Row) => boolean])[] = [
      ["before the plan", ({ status }) => status === "running"],
      ["in teams", ({ rows_done }) => Number(rows_done) > 20],
      ["in teams again", ({ rows_done }) => Number(rows_done) > 60],
      ["in games", (run) => finished(run) >= 2],
      ["in standings", (run) => finished(run) >= 3],
      ["in divisions", (run) => finished(run) >= 4],
    ];
    let rowsDone = 0;
    let kills = 0;
    for (const [place, isThere] of places) {
      const left = await killWhen(isThere);
      if (left === undefined) break;
      kills += 1;
      expect(Number(left.rows_done), place).toBeGreaterThanOrEqual(rowsDone);
      rowsDone = Number(left.rows_done);
    }
    // The last steps are short, and the kill may come too late for them.
    expect(kills).toBeGreaterThanOrEqual(4);
    const last = await start();
    expect(await runAll(last.url)).toMatchObject({ outcome: "succeeded" });
    await last.kill("SIGTERM");
    await withDatabase(async (database) => {
      expect(await seasonPicture(database, seasonId)).toEqual(undisturbed);
      const [run] = await runsOf(database, seasonId);
      expect(countedRows(run)).toBe(calmRun?.rows_done);
      expect(run?.steps).toMatchObject(STEPS.map((kind) => ({ kind })));
      expect(await database.query("select * from verify_totals(null)")).toEqual([]);
    });
  },
  600_000,
);

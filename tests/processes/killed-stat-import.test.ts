import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../supabase/local/database/open-database.ts";
import type { SqlDatabase } from "../../supabase/local/database/sql-database.ts";
import { spawnBackend } from "../helpers/backend/spawn-backend.ts";
import { createGame, type TestGame } from "../helpers/database/league.ts";

const SECRET_KEY = "secret-key-of-a-test-that-kills";
const PLAYERS = 100;
const FILES = 6;
/** A file of that many players becomes at least five events. */
const EVENTS = 5;
/**
 * After how many files, and in which part of the next one, by the time of the file before. Several
 * files follow, so that a kill that comes late hits one of them.
 */
const KILLS = [
  { after: 0, part: 0.3 },
  { after: 1, part: 0.5 },
  { after: 2, part: 0.7 },
] as const;

interface Import {
  readonly p_op_id: string;
  readonly p_game_id: string;
  readonly p_team_id: string;
  readonly p_file_name: string;
  readonly p_file_hash: null;
  readonly p_rows: readonly object[];
}

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-killed-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = () => spawnBackend({ dataDir, env: { SECRET_KEY } });

async function withDatabase<Value>(
  work: (database: SqlDatabase) => Promise<Value>,
): Promise<Value> {
  const folder = { database: { kind: "folder" } as const, dataDir };
  const database = await openDatabase(folder, async () => {});
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const team = () => ({
  id: crypto.randomUUID(),
  players: Array.from({ length: PLAYERS }, () => crypto.randomUUID()),
});

/** One file for each game, whose figures are all different from the other files'. */
async function filesOf(database: SqlDatabase): Promise<readonly Import[]> {
  const games: TestGame[] = [];
  for (let count = 0; count < FILES; count += 1) {
    games.push(await createGame(database, { visitor: team() }));
  }
  return games.map(({ id, visitor }, file) => ({
    p_op_id: crypto.randomUUID(),
    p_game_id: id,
    p_team_id: visitor.id,
    p_file_name: `file-${file}.csv`,
    p_file_hash: null,
    p_rows: visitor.players.map((player_id) => ({
      player_id,
      counts: { tackles: file + 1, sacks: 1, interceptions: 2 },
    })),
  }));
}

/** The outcome of one import, as its screen gets it; null when no answer came. */
async function bring(url: string, file: Import): Promise<string | null> {
  try {
    const answer = await fetch(`${url}/rest/v1/rpc/import_stats`, {
      method: "POST",
      headers: {
        apikey: SECRET_KEY,
        authorization: `Bearer ${SECRET_KEY}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(file),
    });
    return ((await answer.json()) as { outcome: string }).outcome;
  } catch {
    return null;
  }
}

async function bringAll(
  url: string,
  files: readonly Import[],
  onAnswer: (answered: number, lastMs: number | undefined) => void = () => {},
): Promise<(string | null)[]> {
  const outcomes: (string | null)[] = [];
  let lastMs: number | undefined;
  for (const file of files) {
    onAnswer(outcomes.length, lastMs);
    const startedAt = performance.now();
    outcomes.push(await bring(url, file));
    lastMs = performance.now() - startedAt;
  }
  return outcomes;
}

/** What there is of a file: its row, its facts, its figures and its places. */
async function partsOf(database: SqlDatabase, { p_game_id: gameId }: Import) {
  const [row] = await database.query<Record<string, number>>(
    `select (select count(*)::int from import_batches where game_id = $1) as batches,
       (select count(*)::int from game_events where game_id = $1 and type = 'stats.imported.v1') as events,
       (select count(*)::int from game_stats where game_id = $1 and tackles > 0) as players,
       (select count(*)::int from game_rosters where game_id = $1) as places,
       (select count(*)::int from audit_log where object_id = $1::text and action = 'stats.imported') as audit`,
    [gameId],
  );
  return row ?? {};
}

test("kill -9 in the middle of imports: each file comes whole and once, and one that was answered stays (I7, I8)", async () => {
  const [calm = [], ...rounds] = await withDatabase(async (database) => {
    const all: (readonly Import[])[] = [];
    for (let count = 0; count <= KILLS.length; count += 1) all.push(await filesOf(database));
    return all;
  });
  let server = await start();
  const times: number[] = [];
  const note = (_: number, lastMs = Number.POSITIVE_INFINITY) => times.push(lastMs);
  expect(await bringAll(server.url, calm, note)).toEqual(Array(FILES).fill("applied"));
  const calmMs = Math.min(...times);

  for (const [round, files] of rounds.entries()) {
    const { after, part } = KILLS[round] ?? KILLS[0];
    const { kill, url } = server;
    const outcomes = await bringAll(url, files, (answered, lastMs = calmMs) => {
      if (answered === after) setTimeout(() => void kill("SIGKILL"), lastMs * part);
    });
    await kill("SIGKILL");
    expect(outcomes.slice(0, after)).toEqual(Array(after).fill("applied"));
    // A kill that came too late would prove nothing.
    expect(outcomes).toContain(null);
    server = await start();
    // The screen sends the same imports again, those too whose answer was lost.
    for (const [index, again] of (await bringAll(server.url, files)).entries()) {
      const isAnswered = outcomes[index] === "applied";
      expect(isAnswered ? ["duplicate"] : ["duplicate", "applied"]).toContain(again);
    }
  }
  await server.kill("SIGTERM");
  await withDatabase(async (database) => {
    const whole = await partsOf(database, calm[0] as Import);
    expect(whole).toMatchObject({ batches: 1, players: PLAYERS, places: PLAYERS, audit: 1 });
    expect(whole.events).toBeGreaterThanOrEqual(EVENTS);
    for (const file of rounds.flat()) expect(await partsOf(database, file)).toEqual(whole);
    expect(await database.query("select * from verify_totals(null)")).toEqual([]);
  });
}, 300_000);

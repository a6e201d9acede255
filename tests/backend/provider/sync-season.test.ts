import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readSyncAnswer } from "../../../src/contract/provider/sync-answer.ts";
import { RUN_REPORTS, SYNC_RUNS } from "../../../src/contract/rows/sync-run-rows.ts";
import { readRows } from "../../../src/contract/rows/table-row.ts";
import type { SyncAnswer } from "../../../src/domain/provider/sync-contract.ts";
import { tokenOf } from "../../contract/token-of.ts";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import { SERVICE } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { callAs } from "../../helpers/database/provider-run.ts";
import { type LeagueSite, leagueSite } from "../../helpers/provider/league-site.ts";
import {
  json,
  SITE,
  scriptedProvider,
  TOKEN,
  text,
} from "../../helpers/provider/scripted-provider.ts";

type Row = Readonly<Record<string, unknown>>;
type Entry = Record<string, unknown>;

const provider = scriptedProvider();
let backend: TestBackend;
let admin: string;
let site: LeagueSite;
let seasonId: string;
let leagueId: string;

beforeAll(async () => {
  backend = await startTestBackend({
    provider: { firstTeamIs: "visitor", access: { url: provider.url, site: SITE, token: TOKEN } },
  });
  admin = await tokenOf(backend, "admin");
});
afterAll(() => backend.stop());

const read = (sql: string, ...values: unknown[]) => backend.database.query<Row>(sql, values);

beforeEach(async () => {
  site = leagueSite();
  provider.answers(site.turn);
  await read("update seasons set deleted_at = now()");
  await read("delete from private.provider_calls");
  seasonId = crypto.randomUUID();
  leagueId = crypto.randomUUID();
  // Archived, so that the server's own daily run keeps out of it.
  await read(
    "insert into seasons (id, name, year, archived_at) values ($1, 'Fall', 2026, now())",
    seasonId,
  );
  await read(
    "insert into leagues (id, season_id, name, provider_id) values ($1, $2, 'Imported', '85770')",
    leagueId,
    seasonId,
  );
});

async function post(body: Row, token = admin): Promise<{ status: number; body: Row }> {
  const answer = await fetch(`${backend.url}/functions/v1/sync-season`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  expect(said).not.toContain(TOKEN);
  return { status: answer.status, body: JSON.parse(said) as Row };
}

async function sync(more: Row = {}): Promise<SyncAnswer> {
  const { status, body } = await post({ action: "run", season_id: seasonId, kind: "all", ...more });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as unknown as SyncAnswer;
}

const lastRun = async () =>
  (
    await read(
      "select * from sync_runs where season_id = $1 order by started_at desc limit 1",
      seasonId,
    )
  )[0];

/** All rows that a sync may write, with their versions. */
async function everything(): Promise<unknown> {
  const tables = ["seasons", "leagues", "teams", "players", "games", "team_contacts", "audit_log"];
  return Promise.all(
    tables.map((each) => read(`select xmin::text, t.* from ${each} t order by t::text`)),
  );
}

const games = () => site.games.games as Entry[];
const teams = () => site.teams.teams as Entry[];

describe("sync-season (A §4, D62)", () => {
  test("a season is read and written; a second run right after writes nothing", async () => {
    expect(await sync()).toMatchObject({ outcome: "succeeded" });
    expect(
      await read("select name, status, is_active from seasons where id = $1", seasonId),
    ).toMatchObject([{ name: "Fall", status: "In Progress", is_active: true }]);
    const found = await read(
      `select t.name, t.forfeited_season, t.captain_name, t.division_name,
         (select count(*)::integer from players p where p.team_id = t.id and p.is_active) as players
       from teams t where t.season_id = $1 order by t.provider_id`,
      seasonId,
    );
    expect(found).toMatchObject([
      { name: "Brotherhood", forfeited_season: true, players: 2 },
      { name: 'The Pit Bulls, "Inc"', players: 0 },
      { name: "Bulls", players: 0 },
    ]);
    const schedule = await read(
      `select provider_id, game_time, week_number, outcome, is_completed, team_visitor_score, team_home_score
       from games where season_id = $1 order by provider_id`,
      seasonId,
    );
    expect(schedule).toMatchObject([
      {
        provider_id: "991",
        game_time: "16:30",
        week_number: 1,
        is_completed: true,
        team_visitor_score: 21,
        team_home_score: 20,
      },
      { provider_id: "992", game_time: "16:30", is_completed: false },
      { provider_id: "993", outcome: "forfeit", is_completed: true },
      { provider_id: "994", is_completed: true, team_visitor_score: 14, team_home_score: 14 },
      ...schedule.slice(4),
    ]);
    const addresses = await read(
      "select 1 from teams t, players p where t::text like '%@%' or p::text like '%@%'",
    );
    expect(addresses).toEqual([]);
    const before = await everything();
    expect(await sync()).toMatchObject({ outcome: "succeeded" });
    expect(await everything()).toEqual(before);
  });

  test("a dry run writes nothing, and applying it does exactly that", async () => {
    const before = await everything();
    const planned = await sync({ action: "plan" });
    if (planned.outcome !== "planned") throw new Error(planned.outcome);
    expect(await everything()).toEqual(before);
    expect(await lastRun()).toMatchObject({ status: "planned" });
    const adds = planned.plan.steps
      .flatMap(({ changes }) => changes)
      .filter(({ action }) => action === "add");
    // The provider has moved on since; what was shown is what is written.
    games().pop();
    (teams()[0] as Entry).team_name = "Renamed since";
    const { body } = await post({ action: "apply", season_id: seasonId, run_id: planned.run_id });
    expect(body).toEqual({ outcome: "succeeded", run_id: planned.run_id });
    const counts = (await lastRun())?.counts as Record<string, number>;
    const added = Object.entries(counts).filter(([name]) => name.endsWith("_add"));
    expect(added.reduce((sum, [, count]) => sum + count, 0)).toBe(adds.length);
    expect(await read("select name from teams where name = 'Renamed since'")).toEqual([]);
    const again = await post({ action: "apply", season_id: seasonId, run_id: planned.run_id });
    expect(again).toMatchObject({ status: 409, body: { code: "plan_outdated" } });
  });

  test("an answer that fails stops its step alone", async () => {
    site.faults.set("/games", text("<html>maintenance</html>"));
    expect(await sync()).toMatchObject({ outcome: "partial" });
    const run = await lastRun();
    expect(run?.steps).toMatchObject([
      { kind: "status", is_stopped: false },
      { kind: "teams", is_stopped: false },
      { kind: "games", is_stopped: true },
      { kind: "standings" },
      { kind: "divisions" },
    ]);
    expect(run?.errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ thing: "game", code: "provider_unreadable" }),
      ]),
    );
    expect(await read("select 1 from teams where season_id = $1", seasonId)).toHaveLength(3);
    expect(await read("select 1 from games where season_id = $1", seasonId)).toEqual([]);
  });

  test("without any answer the run has failed, and nothing is archived", async () => {
    await sync();
    const before = await everything();
    for (const path of ["/85770", "/teams/", "/games", "/standings"]) {
      site.faults.set(path, text("Not Found", 404));
    }
    expect(await sync()).toMatchObject({ outcome: "failed" });
    expect(await everything()).toEqual(before);
  });

  test("the app reads plans, runs and what they could not do; a plan names its rows", async () => {
    const planned = readSyncAnswer(await sync({ action: "plan" }));
    if (planned?.kind !== "planned") throw new Error("no plan was read");
    await sync();
    await read("update teams set name = 'Bears' where season_id = $1 and name = 'Bulls'", seasonId);
    const again = readSyncAnswer(await sync({ action: "plan", kind: "teams" }));
    if (again?.kind !== "planned") throw new Error("no plan was read");
    const [bears] = again.plan.steps.flatMap(({ changes }) => changes);
    expect(again.plan.names[bears?.rowId ?? ""]).toEqual({ name: "Bears" });
    const made = planned.plan.steps.flatMap(({ changes }) => changes);
    const team = made.find(({ entity, action }) => entity === "team" && action === "add");
    expect(planned.plan.names[team?.providerId ?? ""]).toEqual({ name: team?.after.name });
    const runs = await read(
      `select *, started_at::text, finished_at::text, lease_until::text, cancel_requested_at::text
       from sync_runs where season_id = $1`,
      seasonId,
    );
    expect(readRows(SYNC_RUNS, runs)).toHaveLength(runs.length);
    expect(readRows(RUN_REPORTS, runs)?.map(({ plan }) => plan !== null)).not.toContain(false);
  });

  test("a run that was left before it had a plan is not applied unseen", async () => {
    const begun = await callAs(backend.database, SERVICE, "begin_sync_run", seasonId, "all");
    await callAs(
      backend.database,
      SERVICE,
      "renew_sync_run",
      ...[begun.run_id, begun.lease_id, true],
    );
    const body = { action: "apply", season_id: seasonId, run_id: begun.run_id };
    expect(await post(body)).toMatchObject({ status: 409, body: { code: "plan_outdated" } });
    expect(await read("select 1 from teams where season_id = $1", seasonId)).toEqual([]);
    expect(await lastRun()).toMatchObject({ status: "failed" });
  });

  test.each(["plan", "run"])(
    "a %s that is cancelled while the provider is asked has ended before it answers",
    async (action) => {
      let cancelled: unknown;
      site.faults.set("/games", (response, request) => {
        const cancel = async () => {
          await callAs(backend.database, SERVICE, "cancel_sync_run", (await lastRun())?.id);
          cancelled = await lastRun();
          json(site.games)(response, request);
        };
        void cancel();
      });
      expect(await sync({ action })).toMatchObject({ outcome: "cancelled" });
      expect(cancelled).toMatchObject({ status: "cancelled", lease_id: null });
      expect(await lastRun()).toMatchObject({ status: "cancelled", plan: null, errors: [] });
      expect(await read("select 1 from teams where season_id = $1", seasonId)).toEqual([]);
      site.faults.clear();
      expect(await sync({ action: "plan" })).toMatchObject({ outcome: "planned" });
    },
  );

  test("much that is gone waits for a person, who lets it go", async () => {
    const [like] = games();
    site.games.games = Array.from({ length: 10 }, (_, n) => ({
      ...like,
      id: 2000 + n,
      date: `2026-10-${10 + n}`,
    }));
    await sync();
    site.games.games = games().slice(0, 5);
    expect(await sync()).toMatchObject({ outcome: "partial" });
    const live = "select 1 from games where season_id = $1 and archived_at is null";
    expect(await read(live, seasonId)).toHaveLength(10);
    expect((await lastRun())?.steps).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: "games", question: { thing: "games", gone: 5, of: 10 } }),
      ]),
    );
    expect(await sync({ confirmed: ["games 85770"] })).toMatchObject({ outcome: "succeeded" });
    expect(await read(live, seasonId)).toHaveLength(5);
  });

  test("nothing that was collected changes", async () => {
    await sync();
    const [game] = await read(
      "select id, team_visitor_id from games where season_id = $1 and provider_id = '992'",
      seasonId,
    );
    const device = new PushingDevice();
    await push(backend.database, SERVICE, String(game?.id), device.id, [
      device.rush(String(game?.team_visitor_id), null),
    ]);
    Object.assign(games().find(({ id }) => id === 992) ?? {}, {
      date: "2026-12-24",
      scored: true,
      teams: [
        { id: 1059851, score: 30 },
        { id: 1059849, score: 2 },
      ],
    });
    expect(await sync()).toMatchObject({ outcome: "succeeded" });
    expect(
      await read(
        "select game_date::text, team_visitor_score, provider_visitor_score, is_completed from games where id = $1",
        game?.id,
      ),
    ).toEqual([
      {
        game_date: "2026-09-20",
        team_visitor_score: 6,
        provider_visitor_score: 30,
        is_completed: false,
      },
    ]);
    expect(await read("select * from verify_totals($1)", game?.id)).toEqual([]);
  });

  test("two who press at once: one runs, the other is told since when", async () => {
    const answers = await Promise.all([sync(), sync()]);
    const outcomes = answers.map(({ outcome }) => outcome).sort();
    expect(outcomes).toEqual(["busy", "succeeded"]);
    expect(answers.find(({ outcome }) => outcome === "busy")).toMatchObject({
      kind: "all",
      since: expect.any(String),
      started_by: expect.any(String),
    });
  });

  async function beginPlanned(runId: string) {
    const begun = await callAs(backend.database, SERVICE, "begin_sync_run", seasonId, "all", runId);
    return { begun, lease: [begun.run_id, begun.lease_id] };
  }

  test("a run whose server was killed goes on after its last rows", async () => {
    const planned = await sync({ action: "plan" });
    if (planned.outcome !== "planned") throw new Error(planned.outcome);
    const changes = planned.plan.steps.flatMap(({ changes: own }) => own);
    const { begun, lease } = await beginPlanned(planned.run_id);
    await callAs(backend.database, SERVICE, "apply_sync_rows", ...lease, changes.slice(0, 3), 0);
    expect(await sync()).toMatchObject({ outcome: "busy" });
    await read(
      "update sync_runs set lease_until = now() - interval '1 s' where id = $1",
      begun.run_id,
    );
    expect(await sync()).toEqual({ outcome: "succeeded", run_id: planned.run_id });
    const run = await lastRun();
    expect(run).toMatchObject({ rows_done: changes.length, status: "succeeded" });
    const counted = Object.values(run?.counts as Record<string, number>);
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(changes.length);
  });

  test("what is cancelled stops between two calls", async () => {
    const planned = await sync({ action: "plan" });
    if (planned.outcome !== "planned") throw new Error(planned.outcome);
    const { begun, lease } = await beginPlanned(planned.run_id);
    await callAs(backend.database, SERVICE, "cancel_sync_run", begun.run_id);
    await callAs(backend.database, SERVICE, "renew_sync_run", ...lease, true);
    const { body } = await post({ action: "apply", season_id: seasonId, run_id: planned.run_id });
    expect(body).toMatchObject({ outcome: "cancelled" });
    expect(await read("select 1 from teams where season_id = $1", seasonId)).toEqual([]);
  });

  test.each([
    ["teams", ["status", "teams"]],
    ["games", ["games"]],
    ["standings", ["standings"]],
    ["divisions", ["divisions"]],
  ])("Sync Now of %s runs %j", async (kind, steps) => {
    await sync({ kind });
    const run = await lastRun();
    expect(run?.steps).toMatchObject(steps.map((step) => ({ kind: step })));
  });

  test("the daily run starts once, whoever asks, and only where it is due", async () => {
    await read("update leagues set status = 'Upcoming' where id = $1", leagueId);
    await read("update seasons set archived_at = null where id = $1", seasonId);
    const answers = await Promise.all([post({ action: "daily" }), post({ action: "daily" })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // The server asks by itself, too, so it may have been the one.
    await expect.poll(async () => (await lastRun())?.status).toBe("succeeded");
    expect(await read("select kind from sync_runs where season_id = $1", seasonId)).toEqual([
      { kind: "daily" },
    ]);
    expect((await post({ action: "daily" })).body).toEqual({ outcome: "daily", seasons: [] });
  });

  test.each([
    ["plain user", 403],
    ["collector", 403],
    ["unconfirmed", 403],
    ["disabled", 403],
    ["nobody", 401],
  ] as const)(
    "a %s runs nothing, and nothing changes (read as the server)",
    async (person, status) => {
      const planned = await sync({ action: "plan" });
      if (planned.outcome !== "planned") throw new Error(planned.outcome);
      provider.seen.length = 0;
      const token = person === "nobody" ? backend.publishableKey : await tokenOf(backend, person);
      const before = await everything();
      const runs = await read("select xmin::text, * from sync_runs order by id");
      const bodies = [
        { action: "plan", season_id: seasonId, kind: "all" },
        { action: "run", season_id: seasonId, kind: "all" },
        { action: "apply", season_id: seasonId, run_id: planned.run_id },
        { action: "daily" },
      ];
      for (const body of bodies) {
        expect({ ...body, status: (await post(body, token)).status }).toEqual({ ...body, status });
      }
      expect(provider.seen).toEqual([]);
      expect(await everything()).toEqual(before);
      expect(await read("select xmin::text, * from sync_runs order by id")).toEqual(runs);
    },
  );

  test.each([
    {},
    { action: "erase" },
    { action: "run", season_id: "x", kind: "all" },
    { action: "run", kind: "everything" },
    { action: "plan", kind: "all", decisions: { "game 1": "maybe" } },
    { action: "plan", kind: "all", confirmed: ["everything"] },
    { action: "plan", kind: "all", confirmed: ["games"] },
    { action: "apply", run_id: "1" },
  ])("%j is no call", async (body) => {
    expect(await post({ season_id: seasonId, ...body })).toMatchObject({
      status: 400,
      body: { code: "bad_request" },
    });
  });

  test("a season without a league of the provider says so", async () => {
    await read("update leagues set provider_id = null where id = $1", leagueId);
    expect(await post({ action: "run", season_id: seasonId, kind: "all" })).toEqual({
      status: 409,
      body: { code: "no_provider_league", message: "No league provider ID found for this league" },
    });
    expect(await lastRun()).toMatchObject({ status: "failed" });
    const unknown = await post({ action: "run", season_id: crypto.randomUUID(), kind: "all" });
    expect(unknown).toMatchObject({ status: 404, body: { message: "Season not found" } });
  });
});

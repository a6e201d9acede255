import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import { SERVICE } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { chosenEngines, type Engine } from "../../helpers/database/engines.ts";
import { type OwnPostgres, startOwnPostgres } from "../../helpers/database/own-postgres.ts";
import { callAs } from "../../helpers/database/provider-run.ts";
import { type LeagueSite, leagueSite } from "../../helpers/provider/league-site.ts";
import { scriptedProvider } from "../../helpers/provider/scripted-provider.ts";
import {
  countedRows,
  everyVersion,
  leaseRunsOut,
  plannedSteps,
  runsOf,
  seasonPicture,
  seasonToSync,
  stepsOf,
} from "../../helpers/provider/synced-season.ts";
import {
  type RunnerCall,
  type RunnerWatch,
  type WatchedRunners,
  watchedRunners,
} from "../../helpers/provider/watched-runner.ts";

const STEPS = ["status", "teams", "games", "standings", "divisions"];
const MOST_ROWS = 10;

const provider = scriptedProvider();
let postgres: OwnPostgres | undefined;
let backend: TestBackend;
let runners: WatchedRunners;
let site: LeagueSite;
let seasonId: string;
/** What the runs of this test made of a season that nobody disturbed. */
let undisturbed: unknown;

async function setUp(engine: Engine): Promise<void> {
  if (engine === "postgres") postgres = await startOwnPostgres();
  backend = await startTestBackend({ connectionString: postgres?.connectionString });
  runners = await watchedRunners(backend, provider.access);
  provider.answers(siteWithManyPlayers().turn);
  seasonId = await seasonToSync(backend.database);
  expect((await run()).body).toMatchObject({ outcome: "succeeded" });
  undisturbed = await seasonPicture(backend.database, seasonId);
}

async function tearDown(): Promise<void> {
  await runners?.stop();
  await backend?.stop();
  postgres?.stop();
  postgres = undefined;
}

beforeEach(async () => {
  site = siteWithManyPlayers();
  provider.answers((response, request) => site.turn(response, request));
  seasonId = await seasonToSync(backend.database);
});

/** A team of many players takes more than one transaction. */
function siteWithManyPlayers(): LeagueSite {
  const made = leagueSite();
  const [, team] = made.teams.teams as { players: unknown[] }[];
  team?.players.push(
    ...Array.from({ length: 12 }, (_, n) => ({
      participant_id: 7100 + n,
      first_name: "Player",
      last_name: `No. ${n}`,
      player_status: "Accepted",
    })),
  );
  return made;
}

const run = (watch?: RunnerWatch, more: object = {}) =>
  runners.call({ action: "run", season_id: seasonId, kind: "all", ...more }, watch);
const picture = () => seasonPicture(backend.database, seasonId);
const runs = () => runsOf(backend.database, seasonId);
const at = (number: number) => (call: RunnerCall) =>
  call.number === number ? ("dies" as const) : undefined;

/** What each step says of its rows adds up to what the run has done. */
function expectExplained(row: Readonly<Record<string, unknown>> | undefined): void {
  const steps = stepsOf(row);
  expect(steps.map(({ kind }) => kind)).toEqual(STEPS);
  const ofSteps = steps.flatMap(({ counts }) => Object.values(counts));
  expect(ofSteps.reduce((sum, count) => sum + count, 0)).toBe(row?.rows_done);
  expect(countedRows(row)).toBe(row?.rows_done);
}

describe.each(chosenEngines())("on %s", (engine) => {
  beforeAll(() => setUp(engine), 120_000);
  afterAll(tearDown);

  describe("a runner that is killed", () => {
    // Before a call the database stands as after the one before it.
    test("after any of its calls, the answer lost: the next one goes on, and nothing is done twice", async () => {
      const errors = vi.spyOn(console, "error").mockImplementation(() => {});
      const killedAt = new Set<string>();
      for (let number = 1; ; number += 1) {
        seasonId = await seasonToSync(backend.database);
        const first = await run({ after: at(number) });
        if (first.diedAt === undefined) break;
        killedAt.add(first.diedAt.name);
        const where = `killed after call ${number}, ${first.diedAt.name}`;
        const [left] = await runs();
        if (left?.status === "running") {
          expect((await run()).body, where).toMatchObject({ outcome: "busy", run_id: left.id });
        }
        await leaseRunsOut(backend.database);
        expect((await run()).body, where).toMatchObject({ outcome: "succeeded" });
        expect(await picture(), where).toEqual(undisturbed);
        for (const ended of await runs()) {
          expect(ended, where).toMatchObject({ status: "succeeded", lease_id: null });
          expectExplained(ended);
        }
      }
      errors.mockRestore();
      expect([...killedAt].sort()).toEqual([
        "apply_sync_rows",
        "begin_sync_run",
        "end_sync_run",
        "finish_sync_step",
        "keep_sync_plan",
        "provider_season",
      ]);
    }, 120_000);

    test("again and again comes to the end all the same", async () => {
      const errors = vi.spyOn(console, "error").mockImplementation(() => {});
      let outcome: unknown;
      for (let deaths = 0; outcome !== "succeeded"; deaths += 1) {
        expect(deaths).toBeLessThan(20);
        // Two calls a life besides begin, once the plan stands.
        const [left] = await runs();
        outcome = (await run({ before: at(left?.plan == null ? 6 : 4) })).body.outcome;
        await leaseRunsOut(backend.database);
      }
      errors.mockRestore();
      expect(await picture()).toEqual(undisturbed);
      const all = await runs();
      expect(all).toHaveLength(1);
      expectExplained(all[0]);
    });
  });

  describe("the time of a call", () => {
    /** Lets 121 seconds pass on every clock of this process. */
    function timePasses(): void {
      const now = Date.now;
      vi.spyOn(Date, "now").mockImplementation(() => now() + 121_000);
    }

    test.each([0, 1, 2])(
      "that is up after %i transactions answers unfinished, and apply goes on at once",
      async (transactions) => {
        let done = 0;
        const watch: RunnerWatch = {
          before: ({ name }) => void (name === "keep_sync_plan" && !transactions && timePasses()),
          after: ({ name }) => {
            if (name !== "apply_sync_rows") return undefined;
            done += 1;
            if (done === transactions) timePasses();
            return undefined;
          },
        };
        try {
          const first = await run(watch);
          const [left] = await runs();
          const rows = plannedSteps(left).flatMap(({ changes }) => changes).length;
          expect(first.body).toEqual({
            outcome: "unfinished",
            run_id: left?.id,
            rows_done: left?.rows_done,
            rows,
          });
          expect(left).toMatchObject({ status: "running" });
          const next = { action: "apply", season_id: seasonId, run_id: left?.id };
          expect((await runners.call(next)).body).toEqual({
            outcome: "succeeded",
            run_id: left?.id,
          });
          expect(await picture()).toEqual(undisturbed);
          expectExplained((await runs())[0]);
        } finally {
          vi.restoreAllMocks();
        }
      },
    );
  });

  describe("somebody else in between", () => {
    test("whoever comes between two calls is told who runs it, and changes nothing", async () => {
      const outcomes = new Set<unknown>();
      const first = await run({
        after: async ({ name }) => {
          if (name === "end_sync_run") return undefined;
          const second = await run();
          outcomes.add(second.body.outcome);
          expect(second.calls).toHaveLength(1);
          return undefined;
        },
      });
      expect(first.body).toMatchObject({ outcome: "succeeded" });
      expect([...outcomes]).toEqual(["busy"]);
      expect(await runs()).toHaveLength(1);
      expect(await picture()).toEqual(undisturbed);
    });

    test("a runner that was thought dead stops at its next call, while the other one goes on", async () => {
      const errors = vi.spyOn(console, "error").mockImplementation(() => {});
      let applied = 0;
      let second: ReturnType<typeof run> | undefined;
      const first = run({
        before: async ({ name }) => {
          if (name !== "apply_sync_rows" || ++applied !== 2) return undefined;
          await leaseRunsOut(backend.database);
          await new Promise<void>((hasBegun) => {
            second = run({
              after: (call) => void (call.name === "begin_sync_run" && hasBegun()),
              before: async (call) => {
                if (call.name === "apply_sync_rows") await first;
                return undefined;
              },
            });
          });
          return undefined;
        },
      });
      expect(await first).toMatchObject({ status: 409, body: { code: "lost_lease" } });
      expect((await second)?.body).toMatchObject({ outcome: "succeeded" });
      errors.mockRestore();
      expect(await picture()).toEqual(undisturbed);
      const all = await runs();
      expect(all).toMatchObject([{ status: "succeeded" }]);
      expectExplained(all[0]);
    });

    test.each(STEPS)(
      "cancelled once %s is done: the steps before it stand, the others are not begun",
      async (last) => {
        const done = await run({
          after: async ({ name, body }) => {
            const isLast = (body.p_step as { kind?: string } | undefined)?.kind === last;
            if (name !== "finish_sync_step" || !isLast) return undefined;
            await callAs(backend.database, SERVICE, "cancel_sync_run", body.p_run_id);
            return undefined;
          },
        });
        const [row] = await runs();
        const finished = stepsOf(row).map(({ kind }) => kind);
        // The runner hears of it with the next answer: a step without rows may still be written down.
        expect(finished.slice(0, STEPS.indexOf(last) + 1)).toEqual(
          STEPS.slice(0, STEPS.indexOf(last) + 1),
        );
        expect(row).toMatchObject({ lease_id: null });
        const before = plannedSteps(row)
          .slice(0, finished.length)
          .flatMap(({ changes }) => changes);
        expect(row?.rows_done).toBe(before.length);
        if (last === "divisions") return;
        expect(done.body).toMatchObject({ outcome: "cancelled" });
        expect(row).toMatchObject({ status: "cancelled" });
        expect((await run()).body).toMatchObject({ outcome: "succeeded" });
        expect(await picture()).toEqual(undisturbed);
      },
    );

    test("a push between the plan and its change: the game is collected and stays", async () => {
      await run();
      const [game] = await backend.database.query<{ id: string; visitor: string }>(
        "select id, team_visitor_id as visitor from games where season_id = $1 and provider_id = '992'",
        [seasonId],
      );
      for (const entry of site.games.games as Record<string, unknown>[]) {
        if (entry.id === 992)
          Object.assign(entry, { date: "2026-12-24", field: { name: "Moved" } });
      }
      const device = new PushingDevice();
      const answer = await run({
        after: async ({ name }) => {
          if (name !== "keep_sync_plan") return undefined;
          const play = device.rush(game?.visitor ?? "", null);
          await push(backend.database, SERVICE, game?.id ?? "", device.id, [play]);
          return undefined;
        },
      });
      expect(answer.body).toMatchObject({ outcome: "succeeded" });
      const row = (await runs()).at(-1);
      expect(row?.counts).toMatchObject({ refused: 1 });
      expect(row?.errors).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ entity: "game", provider_id: "992", reason: "collected" }),
        ]),
      );
      expect(
        await backend.database.query(
          "select game_date::text, field_location, team_visitor_score from games where id = $1",
          [game?.id],
        ),
      ).toEqual([{ game_date: "2026-09-20", field_location: null, team_visitor_score: 6 }]);
      expect(await backend.database.query("select * from verify_totals($1)", [game?.id])).toEqual(
        [],
      );
      // The next plan knows it, and has nothing more to write.
      const before = await everyVersion(backend.database);
      expect((await run()).body).toMatchObject({ outcome: "succeeded" });
      expect(await everyVersion(backend.database)).toEqual(before);
    });
  });

  describe("short transactions", () => {
    test("no more than ten rows in one, and nobody waits for the provider in any", async () => {
      const turn = site.turn;
      const whileAsked: string[][] = [];
      provider.answers((response, request) => {
        whileAsked.push([...runners.underWay].map(({ name }) => name));
        turn(response, request);
      });
      const { calls, body } = await run();
      expect(body).toMatchObject({ outcome: "succeeded" });
      expect(whileAsked).toEqual([[], [], [], []]);
      const sizes = calls
        .filter(({ name }) => name === "apply_sync_rows")
        .map(({ body: { p_rows } }) => (p_rows as readonly unknown[]).length);
      expect(Math.max(...sizes)).toBe(MOST_ROWS);
      const [row] = await runs();
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(row?.rows_done);
      // All writes of the run are in those calls, each of them a transaction of its own.
      expect(new Set(calls.map(({ name }) => name))).toEqual(
        new Set([
          "begin_sync_run",
          "provider_season",
          "keep_sync_plan",
          "apply_sync_rows",
          "finish_sync_step",
          "end_sync_run",
        ]),
      );
    });
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, SERVICE } from "../../helpers/database/actors.ts";
import {
  beginRun,
  callAs,
  createProviderLeague,
  type ProviderLeague,
} from "../../helpers/database/provider-run.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

interface Overview {
  readonly now: string;
  readonly last_due_at: string;
  readonly next_at: string;
  readonly seasons: readonly Record<string, unknown>[];
  readonly runs: readonly Record<string, unknown>[];
  readonly health: Readonly<Record<string, number>>;
}

const HOUR_MS = 3_600_000;

onEachEngine("what Daily Sync Monitoring shows (A §2)", (database) => {
  let admin: Actor;
  let league: ProviderLeague;

  beforeEach(async () => {
    await database().exec("delete from sync_runs; update seasons set archived_at = now()");
    admin = await insertAccount(database(), "monitor", { profile: { role: "admin" } });
    league = await createProviderLeague(database());
  });

  const overview = async (actor: Actor = admin) =>
    (await callAs(database(), actor, "sync_overview")) as unknown as Overview;

  interface PastRun {
    readonly status: string;
    readonly hoursAgo: number;
    readonly counts?: object;
    readonly errors?: readonly object[];
    readonly steps?: readonly object[];
    readonly rowsDone?: number;
  }

  const addRun = ({ status, hoursAgo, ...more }: PastRun) =>
    database().query(
      `insert into sync_runs (season_id, kind, status, counts, errors, steps, rows_done, started_at, finished_at)
       values ($1, 'daily', $2, $3::text::jsonb, $4::text::jsonb, $5::text::jsonb, $6,
         now() - $7 * interval '1 hour', now() - $7 * interval '1 hour' + interval '20 s')`,
      [
        league.seasonId,
        status,
        JSON.stringify(more.counts ?? {}),
        JSON.stringify(more.errors ?? []),
        JSON.stringify(more.steps ?? []),
        more.rowsDone ?? 0,
        hoursAgo,
      ],
    );

  test("the next run is the next 21:00 UTC, a day after the last", async () => {
    const { now, last_due_at, next_at } = await overview();
    const next = new Date(next_at);
    expect([next.getUTCHours(), next.getUTCMinutes(), next.getUTCSeconds()]).toEqual([21, 0, 0]);
    expect(Date.parse(next_at) - Date.parse(last_due_at)).toBe(24 * HOUR_MS);
    expect(Date.parse(next_at)).toBeGreaterThan(Date.parse(now));
    expect(Date.parse(last_due_at)).toBeLessThanOrEqual(Date.parse(now));
  });

  describe("a season", () => {
    test("has the counts of what its pages list", async () => {
      const [season] = (await overview()).seasons;
      expect(season).toMatchObject({
        id: league.seasonId,
        leagues: [{ id: league.leagueId, name: "Coed" }],
        is_synced: true,
        is_due: true,
        teams: 2,
        players: league.visitor.players.length + league.home.players.length,
        games: 1,
        completed: 0,
        last_synced_at: null,
      });
      await database().query("update players set is_active = false where id = $1", [
        league.home.players[0],
      ]);
      await database().query("update games set archived_at = now() where id = $1", [league.id]);
      expect((await overview()).seasons[0]).toMatchObject({
        players: Number(season?.players) - 1,
        games: 0,
      });
    });

    test("was last synced when a run last wrote; failed and cancelled ones do not count", async () => {
      await addRun({ status: "partial", hoursAgo: 30 });
      await addRun({ status: "failed", hoursAgo: 2 });
      await addRun({ status: "cancelled", hoursAgo: 1, rowsDone: 3 });
      const { seasons, now } = await overview();
      const age = Date.parse(now) - Date.parse(String(seasons[0]?.last_synced_at));
      expect(Math.round(age / HOUR_MS)).toBe(30);
    });

    test.each([
      ["Closed", false],
      ["Upcoming", true],
      ["Open", false],
    ])("that is %s is synced: %s", async (status, isSynced) => {
      await database().query("update leagues set status = $2 where season_id = $1", [
        league.seasonId,
        status,
      ]);
      expect((await overview()).seasons[0]).toMatchObject({ status, is_synced: isSynced });
    });

    test("that is archived or deleted is not listed, and one without a provider's league is", async () => {
      await database().query("update leagues set provider_id = null where season_id = $1", [
        league.seasonId,
      ]);
      expect((await overview()).seasons).toMatchObject([{ leagues: [], is_due: false }]);
      await database().query("update seasons set deleted_at = now() where id = $1", [
        league.seasonId,
      ]);
      expect((await overview()).seasons).toEqual([]);
    });
  });

  describe("the runs", () => {
    test("come newest first, with names and five errors, and never with a plan", async () => {
      const errors = Array.from({ length: 7 }, (_, at) => ({
        thing: "game",
        code: "x",
        id: `${at}`,
      }));
      await addRun({ status: "partial", hoursAgo: 5, errors, steps: [{ step: "games 1" }] });
      const { run_id } = await beginRun(database(), league.seasonId);
      await database().query("update sync_runs set plan = $2, started_by = $3 where id = $1", [
        run_id,
        '{"version": 1, "steps": []}',
        admin.userId,
      ]);
      const { runs } = await overview();
      expect(runs).toMatchObject([
        { id: run_id, status: "running", is_left: false, started_by: admin.userId },
        { status: "partial", error_count: 7, errors: errors.slice(0, 5), started_by_name: null },
      ]);
      expect(runs[0]?.started_by_name).toEqual(expect.any(String));
      expect(runs[0]?.season_name).toEqual(expect.any(String));
      expect(runs[0]).not.toHaveProperty("plan");
      await database().query(
        "update sync_runs set lease_until = clock_timestamp() - interval '1 s' where id = $1",
        [run_id],
      );
      expect((await overview()).runs[0]).toMatchObject({ status: "running", is_left: true });
    });

    test("are twenty at most, without dry runs that were put aside", async () => {
      for (let hoursAgo = 1; hoursAgo <= 22; hoursAgo += 1) {
        await addRun({ status: "succeeded", hoursAgo });
      }
      await addRun({ status: "cancelled", hoursAgo: 0.5 });
      await addRun({ status: "cancelled", hoursAgo: 0.2, rowsDone: 4 });
      const { runs } = await overview();
      expect(runs).toHaveLength(20);
      expect(runs[0]).toMatchObject({ status: "cancelled", rows_done: 4 });
      expect(runs[1]).toMatchObject({ status: "succeeded" });
    });
  });

  describe("health", () => {
    test("without runs is nothing, and no division by nothing", async () => {
      expect((await overview()).health).toEqual({
        deactivated: 0,
        errors: 0,
        failed: 0,
        runs: 0,
        succeeded: 0,
      });
    });

    test("counts deactivations and errors of seven days, and successes of the last ten ended runs", async () => {
      const counts = { player_archive: 2, player_add: 5, team_archive: 9 };
      await addRun({ status: "succeeded", hoursAgo: 8 * 24, counts, errors: [{}, {}, {}] });
      for (let hoursAgo = 100; hoursAgo < 109; hoursAgo += 1) {
        await addRun({ status: hoursAgo % 3 === 0 ? "failed" : "succeeded", hoursAgo, counts });
      }
      await addRun({ status: "partial", hoursAgo: 3, counts, errors: [{}, {}] });
      await addRun({ status: "cancelled", hoursAgo: 1, rowsDone: 1, errors: [{}] });
      await beginRun(database(), league.seasonId);
      expect((await overview()).health).toEqual({
        deactivated: 20,
        errors: 3,
        failed: 3,
        runs: 10,
        succeeded: 6,
      });
    });
  });

  test("the server may ask, too, and nobody else", async () => {
    expect((await overview(SERVICE)).seasons).toHaveLength(1);
    const scorer = await insertAccount(database(), "no admin");
    await expect(overview(scorer)).rejects.toMatchObject({ code: "42501" });
  });
});

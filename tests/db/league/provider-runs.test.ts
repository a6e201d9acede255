import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, insertAccount, runAs, SERVICE } from "../../helpers/database/actors.ts";
import { waitForLocks } from "../../helpers/database/lock-waits.ts";
import {
  type Answer,
  beginRun,
  callAs,
  createProviderLeague,
  nextProviderId,
  type ProviderLeague,
  type Run,
  type WireChange,
} from "../../helpers/database/provider-run.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

const APPLIED = { outcome: "applied" };
const UNCHANGED = { outcome: "unchanged" };
const rejected = (reason: string) => ({ outcome: "rejected", reason });

onEachEngine("runs against the league provider (A §4, D60-D62)", (database) => {
  let admin: Actor;
  let league: ProviderLeague;

  beforeEach(async () => {
    admin = await insertAccount(database(), "sync admin", { profile: { role: "admin" } });
    league = await createProviderLeague(database());
  });

  const read = (sql: string, ...values: unknown[]) => database().query(sql, values);
  const call = (name: string, ...args: unknown[]) => callAs(database(), admin, name, ...args);
  const begin = (kind = "all", planned: string | null = null) =>
    call("begin_sync_run", league.seasonId, kind, planned);
  const leaseRunsOut = ({ run_id }: Run | Answer) =>
    read(
      "update sync_runs set lease_until = clock_timestamp() - interval '1 s' where id = $1",
      run_id,
    );
  const runRow = async (id: unknown) =>
    (await read("select * from sync_runs where id = $1", id))[0];
  const rename = (name: string): WireChange => ({
    entity: "team",
    action: "change",
    provider_id: league.ids.home,
    row_id: league.home.id,
    before: { name: "Homers" },
    after: { name },
  });

  describe("one run of a season", () => {
    test("whoever comes second is told who runs one since when", async () => {
      const first = await begin();
      expect(first).toMatchObject({
        outcome: "applied",
        kind: "all",
        plan: null,
        is_taken_over: false,
      });
      const second = await callAs(database(), SERVICE, "begin_sync_run", league.seasonId, "games");
      expect(second).toEqual({
        ...rejected("busy"),
        run_id: first.run_id,
        kind: "all",
        since: expect.any(String),
        started_by: admin.userId,
      });
      expect(
        await read("select id from sync_runs where season_id = $1", league.seasonId),
      ).toHaveLength(1);
    });

    test("two calls at once start one", async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => begin()));
      expect(answers.filter(({ outcome }) => outcome === "applied")).toHaveLength(1);
      expect(answers.filter(({ reason }) => reason === "busy")).toHaveLength(4);
    });

    test("whoever comes while another run is being started waits for it, and is told", async () => {
      const second: Promise<Answer>[] = [];
      await runAs(database(), admin, async (tx) => {
        await tx.query("select begin_sync_run($1, 'all')", [league.seasonId]);
        second.push(begin("games"));
        await waitForLocks(database());
      });
      expect(await Promise.all(second)).toMatchObject([rejected("busy")]);
    });

    test("two seasons run side by side", async () => {
      await begin();
      const other = await createProviderLeague(database());
      await beginRun(database(), other.seasonId);
    });

    test("a lease that ran out is taken over after the last finished step, and the first runner is out", async () => {
      const first = await beginRun(database(), league.seasonId);
      const plan = { changes: [rename("A")], problems: [] };
      const mine = [first.run_id, first.lease_id];
      expect(await call("keep_sync_plan", ...mine, plan)).toMatchObject(APPLIED);
      expect(await call("apply_sync_rows", ...mine, [rename("A")], 0)).toMatchObject({
        rows_done: 1,
      });
      expect(await call("finish_sync_step", ...mine, { step: "teams", counts: {} })).toMatchObject(
        APPLIED,
      );
      await leaseRunsOut(first);
      const second = await begin("games");
      expect(second).toMatchObject({
        outcome: "applied",
        run_id: first.run_id,
        kind: "all",
        plan,
        rows_done: 1,
        steps: [{ step: "teams" }],
        is_taken_over: true,
      });
      expect(second.lease_id).not.toBe(first.lease_id);
      const before = await runRow(first.run_id);
      const lost = rejected("lost_lease");
      expect(await call("renew_sync_run", ...mine)).toEqual(lost);
      expect(await call("keep_sync_plan", ...mine, plan)).toEqual(lost);
      expect(await call("apply_sync_rows", ...mine, [rename("B")])).toEqual(lost);
      expect(await call("finish_sync_step", ...mine, { step: "games" })).toEqual(lost);
      expect(await call("end_sync_run", ...mine, "failed", [])).toEqual(lost);
      expect(await runRow(first.run_id)).toEqual(before);
      expect((await runRow(first.run_id))?.plan).toEqual(plan);
    });

    test("two who come after a lease ran out: one takes the run over", async () => {
      const first = await beginRun(database(), league.seasonId);
      await leaseRunsOut(first);
      const answers = await Promise.all([begin(), begin()]);
      expect(answers.map(({ outcome }) => outcome).sort()).toEqual(["applied", "rejected"]);
      expect(answers.find(({ outcome }) => outcome === "rejected")).toMatchObject({
        reason: "busy",
      });
    });

    test("a runner that renews too late goes on while nobody took the run", async () => {
      const run = await beginRun(database(), league.seasonId);
      await leaseRunsOut(run);
      expect(await call("renew_sync_run", run.run_id, run.lease_id)).toEqual({
        ...APPLIED,
        is_cancelled: false,
      });
      expect(await begin()).toMatchObject(rejected("busy"));
    });

    test("a runner whose time is up lets go, and the next call goes on at once", async () => {
      const run = await beginRun(database(), league.seasonId);
      expect(await call("renew_sync_run", run.run_id, run.lease_id, true)).toMatchObject(APPLIED);
      expect(await begin("all", run.run_id)).toMatchObject({
        run_id: run.run_id,
        is_taken_over: true,
      });
    });

    test("a run that was left an hour ago has failed, and another one starts", async () => {
      const run = await beginRun(database(), league.seasonId);
      await read(
        "update sync_runs set started_at = now() - interval '61 min', lease_until = now() - interval '60 min' where id = $1",
        run.run_id,
      );
      const next = await begin();
      expect(next).toMatchObject({ outcome: "applied", is_taken_over: false });
      expect(next.run_id).not.toBe(run.run_id);
      expect(await runRow(run.run_id)).toMatchObject({ status: "failed", lease_id: null });
    });

    test("a deleted season has none, and a run stops when its season is deleted", async () => {
      const run = await beginRun(database(), league.seasonId);
      await read("update seasons set deleted_at = now() where id = $1", league.seasonId);
      const left = await call("apply_sync_rows", run.run_id, run.lease_id, [rename("A")]);
      expect(left).toEqual(rejected("unknown_season"));
      await leaseRunsOut(run);
      expect(await begin()).toEqual(rejected("unknown_season"));
    });

    test.each([null, "", "everything"])("%j is no kind of run", async (kind) => {
      await expect(call("begin_sync_run", league.seasonId, kind)).rejects.toMatchObject({
        code: "22023",
      });
    });
  });

  describe("a plan", () => {
    test("waits for a person without a runner, and applies when it is named", async () => {
      const run = await beginRun(database(), league.seasonId);
      const plan = { changes: [rename("A")] };
      await call("keep_sync_plan", run.run_id, run.lease_id, plan, true);
      expect(await runRow(run.run_id)).toMatchObject({ status: "planned", lease_id: null, plan });
      const again = await begin("all", run.run_id);
      expect(again).toMatchObject({ run_id: run.run_id, plan, rows_done: 0 });
      expect(await runRow(run.run_id)).toMatchObject({ status: "running", plan });
    });

    test("becomes the run of whoever applies it, from then on", async () => {
      const run = await begin();
      await call("keep_sync_plan", run.run_id, run.lease_id, {}, true);
      const planned = await runRow(run.run_id);
      const other = await insertAccount(database(), "another admin", {
        profile: { role: "admin" },
      });
      await callAs(database(), other, "begin_sync_run", league.seasonId, "all", run.run_id);
      const applied = await runRow(run.run_id);
      expect([planned?.started_by, applied?.started_by]).toEqual([admin.userId, other.userId]);
      expect(applied?.started_at).not.toEqual(planned?.started_at);
    });

    test("that is cancelled while it is made ends at once, keeps nobody out, and is not kept", async () => {
      const run = await beginRun(database(), league.seasonId);
      const mine = [run.run_id, run.lease_id];
      expect(await call("cancel_sync_run", run.run_id)).toEqual(APPLIED);
      expect(await runRow(run.run_id)).toMatchObject({
        status: "cancelled",
        lease_id: null,
        finished_at: expect.anything(),
      });
      const next = await begin();
      expect(next).toMatchObject({ outcome: "applied", is_taken_over: false });
      expect(await call("renew_sync_run", ...mine)).toEqual(rejected("cancelled"));
      expect(await call("keep_sync_plan", ...mine, {}, true)).toEqual(rejected("cancelled"));
      expect(await runRow(run.run_id)).toMatchObject({ status: "cancelled", plan: null });
      await leaseRunsOut(next);
    });

    test("is outdated once another run has begun", async () => {
      const run = await beginRun(database(), league.seasonId);
      await call("keep_sync_plan", run.run_id, run.lease_id, {}, true);
      const next = await begin();
      expect(next).toMatchObject({ outcome: "applied", is_taken_over: false });
      expect(await runRow(run.run_id)).toMatchObject({ status: "cancelled" });
      await leaseRunsOut(next);
      expect(await begin("all", run.run_id)).toEqual(rejected("plan_outdated"));
    });

    test("stays as it is once a change of it is applied", async () => {
      const run = await beginRun(database(), league.seasonId);
      const mine = [run.run_id, run.lease_id];
      await call("keep_sync_plan", ...mine, { changes: [1] });
      await call("keep_sync_plan", ...mine, { changes: [2] });
      await call("apply_sync_rows", ...mine, [rename("A")]);
      expect(await call("keep_sync_plan", ...mine, {})).toEqual(rejected("already_applied"));
      expect(await runRow(run.run_id)).toMatchObject({ plan: { changes: [2] } });
    });

    test.each([null, [], "x"])("%j is none", async (plan) => {
      const { run_id, lease_id } = await beginRun(database(), league.seasonId);
      await expect(
        runAs(database(), admin, (tx) =>
          tx.query("select keep_sync_plan($1, $2, $3::text::jsonb)", [
            run_id,
            lease_id,
            plan === null ? null : JSON.stringify(plan),
          ]),
        ),
      ).rejects.toMatchObject({ code: "22023" });
    });
  });

  describe("steps and the end", () => {
    test("a step is written once, whatever becomes of its answer", async () => {
      const run = await beginRun(database(), league.seasonId);
      const mine = [run.run_id, run.lease_id];
      await call("finish_sync_step", ...mine, { step: "teams", counts: { read: 3 } });
      await call("finish_sync_step", ...mine, { step: "teams", counts: { read: 4 } });
      await call("finish_sync_step", ...mine, { step: "games" });
      expect((await runRow(run.run_id))?.steps).toEqual([
        { step: "teams", counts: { read: 3 }, finished_at: expect.any(String) },
        { step: "games", finished_at: expect.any(String) },
      ]);
    });

    test("the end keeps what went wrong in any row, and another run may start", async () => {
      const run = await beginRun(database(), league.seasonId);
      const mine = [run.run_id, run.lease_id];
      await call("apply_sync_rows", ...mine, [{ ...rename("A"), before: { name: "Others" } }]);
      expect(await call("end_sync_run", ...mine, "partial", [{ message: "No games" }])).toEqual(
        APPLIED,
      );
      expect(await runRow(run.run_id)).toMatchObject({
        status: "partial",
        lease_id: null,
        finished_at: expect.anything(),
        counts: { changed_meanwhile: 1 },
        errors: [
          { entity: "team", provider_id: league.ids.home, outcome: "changed_meanwhile" },
          { message: "No games" },
        ],
      });
      expect(await begin()).toMatchObject({ outcome: "applied", is_taken_over: false });
    });

    test("a call that was lost on its way back is not counted twice", async () => {
      const run = await beginRun(database(), league.seasonId);
      const mine = [run.run_id, run.lease_id];
      expect(await call("apply_sync_rows", ...mine, [rename("A")], 0)).toMatchObject(APPLIED);
      expect(await call("apply_sync_rows", ...mine, [rename("A")], 0)).toEqual({
        ...rejected("out_of_step"),
        rows_done: 1,
      });
      expect(await runRow(run.run_id)).toMatchObject({ counts: { team_change: 1 }, rows_done: 1 });
    });

    test.each(["running", "planned", null])("%j is no end", async (status) => {
      const run = await beginRun(database(), league.seasonId);
      await expect(
        call("end_sync_run", run.run_id, run.lease_id, status, []),
      ).rejects.toMatchObject({ code: "22023" });
    });
  });

  describe("cancelling", () => {
    test("the runner hears of it with each answer and applies nothing more", async () => {
      const run = await beginRun(database(), league.seasonId);
      const mine = [run.run_id, run.lease_id];
      await call("keep_sync_plan", ...mine, {}, false);
      expect(await call("cancel_sync_run", run.run_id)).toEqual(APPLIED);
      expect(await call("cancel_sync_run", run.run_id)).toEqual(UNCHANGED);
      expect(await call("renew_sync_run", ...mine)).toMatchObject({ is_cancelled: true });
      expect(await call("apply_sync_rows", ...mine, [rename("A")])).toEqual(rejected("cancelled"));
      expect(await call("finish_sync_step", ...mine, { step: "teams" })).toMatchObject({
        is_cancelled: true,
      });
      await call("end_sync_run", ...mine, "cancelled", []);
      expect(await runRow(run.run_id)).toMatchObject({ status: "cancelled" });
      expect(
        await read("select actor_id, action from audit_log where object_id = $1", run.run_id),
      ).toEqual([{ actor_id: admin.userId, action: "sync.cancelled" }]);
    });

    test("a run that nobody holds ends at once, a plan that waits too, and an ended one stays", async () => {
      const left = await beginRun(database(), league.seasonId);
      await leaseRunsOut(left);
      expect(await call("cancel_sync_run", left.run_id)).toEqual(APPLIED);
      expect(await runRow(left.run_id)).toMatchObject({ status: "cancelled", lease_id: null });
      const planned = await beginRun(database(), league.seasonId);
      await call("keep_sync_plan", planned.run_id, planned.lease_id, {}, true);
      expect(await call("cancel_sync_run", planned.run_id)).toEqual(APPLIED);
      expect(await runRow(planned.run_id)).toMatchObject({ status: "cancelled" });
      expect(await call("cancel_sync_run", planned.run_id)).toEqual(UNCHANGED);
      expect(await call("cancel_sync_run", crypto.randomUUID())).toEqual(rejected("unknown_run"));
    });

    test("whoever was asked to stop and was killed is not gone on with", async () => {
      const run = await beginRun(database(), league.seasonId);
      await call("keep_sync_plan", run.run_id, run.lease_id, {}, false);
      await call("cancel_sync_run", run.run_id);
      await leaseRunsOut(run);
      expect(await begin()).toMatchObject({ outcome: "applied", is_taken_over: false });
      expect(await runRow(run.run_id)).toMatchObject({ status: "cancelled" });
    });
  });

  describe("the daily run at 21:00 UTC (D62)", () => {
    const isDue = async () => {
      const due = await runAs(database(), admin, (tx) =>
        tx.query<{ season_id: string }>("select * from due_sync_seasons()"),
      );
      return due.some(({ season_id }) => season_id === league.seasonId);
    };

    test.each([
      ["2026-11-23T20:59:59Z", "2026-11-22T21:00:00Z"],
      ["2026-11-23T21:00:00Z", "2026-11-23T21:00:00Z"],
      ["2026-11-24T00:30:00Z", "2026-11-23T21:00:00Z"],
      ["2026-03-08T22:00:00Z", "2026-03-08T21:00:00Z"],
    ])("at %s it was last due at %s", async (now, due) => {
      const [row] = await read(
        "select private.daily_run_before($1::timestamptz) = $2::timestamptz as holds",
        now,
        due,
      );
      expect(row).toEqual({ holds: true });
    });

    test.each([
      ["Upcoming", "update leagues set status = ' upcoming ' where season_id = $1", true],
      ["In Progress", "update leagues set status = 'In Progress' where season_id = $1", true],
      ["Closed", "update leagues set status = 'Closed' where season_id = $1", false],
      ["open", "update leagues set status = 'Open' where season_id = $1", false],
      ["archived", "update seasons set archived_at = now() where id = $1", false],
      ["deleted", "update seasons set deleted_at = now() where id = $1", false],
      ["entered by hand", "update leagues set provider_id = null where season_id = $1", false],
      [
        "with an archived league",
        "update leagues set archived_at = now() where season_id = $1",
        false,
      ],
    ])("a season that is %s", async (_title, sql, expected) => {
      await read(sql, league.seasonId);
      expect(await isDue()).toBe(expected);
    });

    test("many schedulers start one, and it is over for the day whatever came of it", async () => {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () =>
          callAs(database(), SERVICE, "begin_sync_run", league.seasonId, "daily"),
        ),
      );
      const run = answers.find(({ outcome }) => outcome === "applied");
      expect(answers.filter(({ outcome }) => outcome === "rejected")).toHaveLength(3);
      expect(await isDue()).toBe(false);
      await call("end_sync_run", run?.run_id, run?.lease_id, "failed", []);
      expect(await isDue()).toBe(false);
      expect(await begin("daily")).toEqual(rejected("not_due"));
      expect(await begin("all")).toMatchObject(APPLIED);
    });

    test("it is due again the next day, and made up for when its runner was killed", async () => {
      const run = await beginRun(database(), league.seasonId, "daily");
      await leaseRunsOut(run);
      expect(await isDue()).toBe(true);
      expect(await begin("daily")).toMatchObject({ run_id: run.run_id, is_taken_over: true });
      await read(
        `update sync_runs set status = 'succeeded', lease_id = null, lease_until = null,
           started_at = private.daily_run_before(now()) - interval '1 s' where id = $1`,
        run.run_id,
      );
      expect(await isDue()).toBe(true);
    });

    test("a run of a person does not stand for it", async () => {
      const run = await beginRun(database(), league.seasonId, "all");
      await call("end_sync_run", run.run_id, run.lease_id, "succeeded", []);
      expect(await isDue()).toBe(true);
    });
  });

  describe("a league of the provider belongs to one league that is not deleted", () => {
    const importAnew = async () => {
      const made = await call("create_season", { name: "Anew", year: 2026 });
      const run = await beginRun(database(), String(made.season_id), "import");
      const answer = await call("apply_sync_rows", run.run_id, run.lease_id, [
        {
          entity: "league",
          action: "add",
          provider_id: league.ids.league,
          row_id: null,
          before: {},
          after: { name: "Coed", status: "Upcoming" },
        },
      ]);
      return { seasonId: String(made.season_id), row: (answer.rows as readonly Answer[])[0] };
    };
    const erase = (seasonId: string) => call("delete_season", seasonId, "DELETETHISDAMNSEASON");

    test("it is not imported twice", async () => {
      const { seasonId, row } = await importAnew();
      expect(row).toMatchObject({ outcome: "refused", reason: "imported_elsewhere" });
      expect(await read("select id from leagues where season_id = $1", seasonId)).toEqual([]);
      await expect(
        read(
          "insert into leagues (season_id, name, provider_id) values ($1, 'Twice', $2)",
          seasonId,
          league.ids.league,
        ),
      ).rejects.toMatchObject({ code: "23505" });
    });

    test("once its season is deleted it may be imported anew; then the deleted one stays so", async () => {
      await erase(league.seasonId);
      const { seasonId, row } = await importAnew();
      expect(row).toMatchObject({ outcome: "applied" });
      expect(await read("select status, is_active from seasons where id = $1", seasonId)).toEqual([
        { status: "Upcoming", is_active: true },
      ]);
      expect(await call("restore_season", league.seasonId)).toEqual(rejected("imported_anew"));
      expect(
        await read(
          "select deleted_at is not null as is_deleted from seasons where id = $1",
          league.seasonId,
        ),
      ).toEqual([{ is_deleted: true }]);
      await erase(seasonId);
      expect(await call("restore_season", league.seasonId)).toMatchObject(APPLIED);
      expect(await call("restore_season", seasonId)).toEqual(rejected("imported_anew"));
    });

    test("a restored season has its league back", async () => {
      await erase(league.seasonId);
      expect(await call("restore_season", league.seasonId)).toMatchObject(APPLIED);
      expect((await importAnew()).row).toMatchObject({ reason: "imported_elsewhere" });
    });

    test("a league that lets go of its id leaves it to another", async () => {
      await read(
        "update leagues set provider_id = $2 where id = $1",
        league.leagueId,
        nextProviderId(),
      );
      expect((await importAnew()).row).toMatchObject({ outcome: "applied" });
    });
  });
});

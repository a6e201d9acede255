import { beforeEach, describe, expect, test } from "vitest";
import { SCORER_WINDOWS } from "../../../src/domain/access/who-scores.ts";
import { MISSING_RESULTS } from "../../fixtures/missing-results.ts";
import { type Actor, insertAccount } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { callAs } from "../../helpers/database/provider-run.ts";
import { importStats } from "../../helpers/database/stat-import.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

interface Matter {
  readonly count: number;
  readonly rows: readonly Record<string, unknown>[];
}
interface Desk {
  readonly running: readonly Record<string, unknown>[];
  readonly live_season: Record<string, unknown> | null;
  readonly feedback: Matter;
  readonly invitations: Matter;
  readonly results: Matter;
  readonly injured: Matter;
  readonly captains: Matter;
  readonly devices: Matter;
  readonly syncs: Matter & { readonly health: Record<string, number> };
}

const NOTHING = { count: 0, rows: [] };

onEachEngine("the admin desk", (database) => {
  let admin: Actor;
  let game: TestGame;
  const sql = (text: string, parameters: unknown[] = []) => database().query(text, parameters);
  const desk = async () => (await callAs(database(), admin, "admin_desk")) as unknown as Desk;

  beforeEach(async () => {
    await database().exec(`delete from sync_runs; delete from private.device_reports;
      delete from feedback_reports; update auth.users set invited_at = null;
      update seasons set archived_at = now(), live_on_widget = false`);
    admin = await insertAccount(database(), "desk", { profile: { role: "admin" } });
    game = await createGame(database());
    await sql("update games set game_date = current_date + 7 where id = $1", [game.id]);
  });

  test("is empty where nothing waits", async () => {
    expect(await desk()).toMatchObject({
      live_season: null,
      feedback: NOTHING,
      invitations: NOTHING,
      results: NOTHING,
      injured: NOTHING,
      captains: NOTHING,
      devices: NOTHING,
      syncs: { ...NOTHING, health: { runs: 0, succeeded: 0 } },
    });
  });

  test("open feedback counts, the most urgent and then the oldest first; what somebody took up does not", async () => {
    const report = (title: string, priority: string, status: string, daysAgo: number) =>
      sql(
        `insert into feedback_reports (op_id, reporter_id, type, title, description, priority, status, created_at)
         values (gen_random_uuid(), $5, 'bug', $1, 'x', $2, $3, now() - $4 * interval '1 day')`,
        [title, priority, status, daysAgo, admin.userId],
      );
    await report("newer", "medium", "open", 1);
    await report("older", "medium", "open", 9);
    await report("urgent", "critical", "open", 0);
    await report("least", "low", "open", 30);
    await report("taken up", "critical", "in_progress", 50);
    const { feedback } = await desk();
    expect(feedback.count).toBe(4);
    expect(feedback.rows.map(({ title }) => title)).toEqual(["urgent", "older", "newer"]);
  });

  test("an invitation counts until it is confirmed, and says when it has expired; a sign-up does not", async () => {
    const invite = async (name: string, daysAgo: number, confirmed = false) => {
      const { userId } = await insertAccount(database(), name, {
        email: `${name}.${game.id}@people.test`,
        confirmed,
      });
      await sql("update auth.users set invited_at = now() - $2 * interval '1 day' where id = $1", [
        userId,
        daysAgo,
      ]);
      await sql(
        "insert into private.admin_invitations values ($1, $2, now() - $3 * interval '1 day')",
        [userId, admin.userId, daysAgo],
      );
    };
    await invite("fresh", 2);
    await invite("forgotten", 19);
    await invite("accepted", 3, true);
    await insertAccount(database(), "sign-up", { confirmed: false });
    const { invitations } = await desk();
    expect(invitations).toMatchObject({
      count: 2,
      rows: [
        { email: `forgotten.${game.id}@people.test`, is_expired: true },
        { email: `fresh.${game.id}@people.test`, is_expired: false },
      ],
    });
  });

  describe("a captain who disagrees (D70)", () => {
    const seen = { seen_epoch: 0, seen_state: "open" };
    async function whistle() {
      const scorer = await insertAccount(database(), "scorer");
      const device = new PushingDevice();
      const send = (...events: unknown[]) => push(database(), scorer, game.id, device.id, events);
      const says = (side: string, agrees: boolean) =>
        device.event("game.confirmed.v1", { side, agrees, name: "Kim", note: agrees ? null : "6" });
      await send(device.event("game.finalized.v1", seen), says("visitor", true));
      expect((await desk()).captains).toEqual(NOTHING);
      await send(says("home", false));
      return { device, send, says };
    }

    test("counts with game, side, name and note", async () => {
      await whistle();
      expect((await desk()).captains).toMatchObject({
        count: 1,
        rows: [{ game_id: game.id, side: "home", name: "Kim", note: "6" }],
      });
    });

    test("no longer counts once it was answered", async () => {
      const { device, send, says } = await whistle();
      const [player] = game.home.players;
      const answers: readonly (readonly unknown[])[] = [
        [says("home", true)],
        [device.event("score.overridden.v1", { visitor: 6, home: 6 })],
        [
          device.event("stats.corrected.v1", {
            player_id: player,
            team_id: game.home.id,
            deltas: { tackles: 1 },
          }),
        ],
        [device.event("game.reopened.v1", { ...seen, seen_state: "final" })],
      ];
      for (const answer of answers) {
        await send(says("home", false));
        expect((await desk()).captains.count).toBe(1);
        await send(...answer);
        expect((await desk()).captains).toEqual(NOTHING);
      }
    });

    test("no longer counts once an admin has settled it; a new disagreement does", async () => {
      const { send, says } = await whistle();
      const settle = () => callAs(database(), admin, "settle_captains", game.id);
      expect(await settle()).toEqual({ outcome: "applied" });
      expect((await desk()).captains).toEqual(NOTHING);
      expect(await settle()).toEqual({ outcome: "unchanged" });
      expect(
        await sql(
          "select actor_id from audit_log where action = 'captains.settled' and object_id = $1",
          [game.id],
        ),
      ).toEqual([{ actor_id: admin.userId }]);
      await send(says("visitor", false));
      expect((await desk()).captains).toMatchObject({ count: 1, rows: [{ side: "visitor" }] });
    });
  });

  describe("a game without a result", () => {
    const set = (what: string) => sql(`update games set ${what} where id = $1`, [game.id]);
    const past = "game_date = private.league_today() - 1";

    test("counts from the day after, under its season", async () => {
      await set(past);
      expect((await desk()).results).toEqual({
        count: 1,
        rows: [
          { season_id: game.seasonId, season_name: "Fall", games: 1, oldest: expect.any(String) },
        ],
      });
    });

    test.each(MISSING_RESULTS)("is judged as on the phone: $game at $now", async (row) => {
      await sql(
        "update games set game_date = $2, game_time = $3, live_entries = $4 where id = $1",
        [game.id, row.date, row.time, row.plays],
      );
      expect(
        await sql("select private.lacks_result(g, $2) as lacks from games g where id = $1", [
          game.id,
          row.now,
        ]),
      ).toEqual([{ lacks: row.lacksResult }]);
    });

    test.each([
      ["of today", "game_date = private.league_today()"],
      ["that is final", `${past}, is_completed = true`],
      ["that is cancelled", `${past}, outcome = 'cancelled'`],
      ["that is postponed", `${past}, outcome = 'postponed'`],
      ["that is archived", `${past}, archived_at = now()`],
    ])("does not count when it is one %s", async (_, what) => {
      await set(what);
      expect((await desk()).results).toEqual(NOTHING);
    });

    test.each([
      ["archived", "update seasons set archived_at = now() where id = $1"],
      ["deleted", "update seasons set deleted_at = now() where id = $1"],
      ["without its league", "update leagues set archived_at = now() where season_id = $1"],
    ])("does not count in a season that is %s", async (_, text) => {
      await set(past);
      await sql(text, [game.seasonId]);
      expect((await desk()).results).toEqual(NOTHING);
    });

    test("is counted over all seasons, the live one first", async () => {
      await set(past);
      const second = await createGame(database());
      await sql("update games set game_date = private.league_today() - 9 where id = $1", [
        second.id,
      ]);
      await sql("update seasons set live_on_widget = id = $1", [second.seasonId]);
      const { results } = await desk();
      expect(results.count).toBe(2);
      expect(results.rows.map(({ season_id }) => season_id)).toEqual([
        second.seasonId,
        game.seasonId,
      ]);
    });
  });

  test("a team counts when more of its players are on injured reserve than it has slots", async () => {
    const hurt = (count: number) =>
      sql("update players set is_ir = id = any($2::uuid[]) where team_id = $1", [
        game.home.id,
        game.home.players.slice(0, count),
      ]);
    await hurt(2);
    expect((await desk()).injured).toEqual(NOTHING);
    await hurt(3);
    expect((await desk()).injured).toMatchObject({
      count: 1,
      rows: [{ team_id: game.home.id, season_id: game.seasonId, used: 3, slots: 2 }],
    });
    await sql("update players set is_active = false where id = $1", [game.home.players[0]]);
    expect((await desk()).injured).toEqual(NOTHING);
    await sql("update players set is_active = true where id = $1", [game.home.players[0]]);
    const others = ["A", "B", "C", "D"].map((name) => `${name} over its slots`);
    await sql(
      `with team as (
         insert into teams (season_id, league_id, name, max_ir_slots)
         select season_id, league_id, unnest($2::text[]), 0 from teams where id = $1 returning id)
       insert into players (team_id, name, is_ir) select id, 'Hurt', true from team`,
      [game.home.id, others],
    );
    const { injured } = await desk();
    expect(injured.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(others));
    expect([injured.count, injured.rows.length]).toEqual([5, 5]);
    await sql("update seasons set archived_at = now() where id = $1", [game.seasonId]);
    expect((await desk()).injured).toEqual(NOTHING);
  });

  test("a phone counts that has something to send or was refused; one that sent all does not", async () => {
    const report = (kind: string, pending: number, refused: number, hoursAgo: number) =>
      sql(
        `insert into private.device_reports (device_id, user_id, kind, pending, refused, reported_at)
         values (gen_random_uuid(), $1, $2, $3, $4, now() - $5 * interval '1 hour')`,
        [admin.userId, kind, pending, refused, hoursAgo],
      );
    await report("calm", 0, 0, 90);
    await report("refused", 0, 2, 80);
    await report("sending", 1, 0, 0);
    await report("silent", 7, 0, 43);
    const { devices } = await desk();
    expect(devices.count).toBe(3);
    expect(devices.rows.map(({ kind }) => kind)).toEqual(["silent", "sending", "refused"]);
  });

  describe("a season's sync", () => {
    const run = (status: string, hoursAgo: number, seasonId = game.seasonId) =>
      sql(
        `insert into sync_runs (season_id, kind, status, started_at)
         values ($1, 'daily', $2, now() - $3 * interval '1 hour')`,
        [seasonId, status, hoursAgo],
      );

    test.each([
      ["failed", "failed"],
      ["partial", "partial"],
      ["planned", "planned"],
      ["running", "left"],
    ])("counts when its newest run is %s", async (status, state) => {
      await run("succeeded", 30);
      await run(status, 2);
      const { syncs } = await desk();
      expect(syncs).toMatchObject({ count: 1, rows: [{ season_id: game.seasonId, state }] });
    });

    test("does not count after a newer one has succeeded, nor while somebody runs it", async () => {
      await run("failed", 30);
      await run("succeeded", 2);
      await run("cancelled", 1);
      expect((await desk()).syncs).toEqual({ ...NOTHING, health: { runs: 2, succeeded: 1 } });
      await run("running", 0);
      await sql(
        `update sync_runs set lease_id = gen_random_uuid(), lease_until = now() + interval '1 minute'
         where status = 'running'`,
      );
      expect((await desk()).syncs.count).toBe(0);
    });

    test("does not count in an archived season", async () => {
      await run("failed", 2);
      await sql("update seasons set archived_at = now() where id = $1", [game.seasonId]);
      expect((await desk()).syncs.count).toBe(0);
    });
  });

  describe("a game that somebody scores (D69)", () => {
    const age = (seconds: number) =>
      database().exec(`alter table game_events disable trigger user;
        update game_events set received_at = received_at - interval '${seconds} seconds';
        alter table game_events enable trigger user`);
    async function scored(secondsAgo: number, then: readonly string[] = []) {
      const scorer = await insertAccount(database(), "Jo");
      const device = new PushingDevice();
      const [player = ""] = game.home.players;
      const finalized = device.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" });
      await push(database(), scorer, game.id, device.id, [
        device.rush(game.home.id, player),
        ...(then.includes("final") ? [finalized] : []),
      ]);
      await age(secondsAgo);
      return { device_id: device.id, user_id: scorer.userId, name: expect.stringContaining("Jo") };
    }
    const { silentAfterMs, forgottenAfterMs } = SCORER_WINDOWS;

    test("stands with its score and who sent what how long ago, on the desk and in its season", async () => {
      const who = await scored(20);
      const shown = { game_id: game.id, visitor_score: 0, home_score: 6, scoring: [who] };
      expect((await desk()).running).toMatchObject([shown]);
      const inSeason = (id: string) => callAs(database(), admin, "games_being_scored", id);
      expect(await inSeason(game.seasonId)).toMatchObject([shown]);
      expect(await inSeason((await createGame(database())).seasonId)).toEqual([]);
    });

    test("stays for as long as the screens name a silent phone, and no longer", async () => {
      await scored(forgottenAfterMs / 1_000 - 5);
      expect((await desk()).running).toHaveLength(1);
      await age(6);
      expect((await desk()).running).toEqual([]);
    });

    test("shows whoever sends plays, and nobody who imports, checks in or corrects", async () => {
      const [visitor = ""] = game.visitor.players;
      const [player = ""] = game.home.players;
      const imported = await importStats(database(), admin, game, { [visitor]: { tackles: 3 } });
      expect(imported).toMatchObject({ outcome: "applied", roster_added: 1 });
      const laptop = new PushingDevice();
      await push(database(), admin, game.id, laptop.id, [
        laptop.event("roster.changed.v1", { team_id: game.home.id, add: [player] }),
        laptop.event("stats.corrected.v1", {
          team_id: game.home.id,
          player_id: player,
          deltas: { tackles: 1 },
        }),
      ]);
      expect((await desk()).running).toEqual([]);
      const told = async () =>
        (await callAs(database(), admin, "pull_game_events", game.id)).scoring;
      expect(await told()).toEqual([]);
      const who = await scored(20);
      expect((await desk()).running).toMatchObject([{ scoring: [who] }]);
      expect(await told()).toEqual([expect.objectContaining(who)]);
    });

    test("is over with the final whistle, after which silence says nothing", async () => {
      const who = await scored(silentAfterMs / 1_000 - 5, ["final"]);
      expect((await desk()).running).toEqual([]);
      const told = async () =>
        (await callAs(database(), admin, "list_game_passes", game.id)) as unknown as Desk & {
          readonly scoring: readonly unknown[];
        };
      expect((await told()).scoring).toMatchObject([who]);
      await age(6);
      expect((await told()).scoring).toEqual([]);
    });
  });

  test("the live season shows with its games", async () => {
    await sql("update seasons set live_on_widget = true where id = $1", [game.seasonId]);
    await sql("update games set is_completed = true where id = $1", [game.id]);
    expect((await desk()).live_season).toMatchObject({
      id: game.seasonId,
      name: "Fall",
      games: 1,
      completed: 1,
      today: 0,
    });
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import {
  type Actor,
  ANONYMOUS,
  insertAccount,
  runAs,
  SERVICE,
} from "../../helpers/database/actors.ts";
import { PushingDevice, push, type WireEvent } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { waitForLocks } from "../../helpers/database/lock-waits.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

type Answer = Readonly<Record<string, unknown>> & { readonly outcome: string };

const PHRASE = "DELETETHISDAMNSEASON";

onEachEngine("Delete Season and its way back (A §2-§5, D65, security rule 21)", (database) => {
  let admin: Actor;
  let scorer: Actor;
  let game: TestGame;
  let phone: PushingDevice;

  beforeEach(async () => {
    admin = await insertAccount(database(), "season admin", { profile: { role: "admin" } });
    scorer = await insertAccount(database(), "scorer", { profile: { is_collector: true } });
    game = await createGame(database());
    phone = new PushingDevice();
  });

  const read = (sql: string, ...values: unknown[]) => database().query(sql, values);

  async function call(sql: string, ...values: unknown[]): Promise<Answer> {
    const [row] = await runAs(database(), admin, (tx) =>
      tx.query<{ answer: Answer }>(`select ${sql} as answer`, values),
    );
    if (row === undefined) throw new Error("no answer");
    return row.answer;
  }

  const remove = (phrase: string | null = PHRASE) =>
    call("delete_season($1, $2)", game.seasonId, phrase);
  const restore = () => call("restore_season($1)", game.seasonId);
  const send = (events: readonly WireEvent[], by = scorer) =>
    push(database(), by, game.id, phone.id, events);
  const tackle = (epoch = 0) => phone.tackle(game.home.id, game.home.players[0] ?? null, epoch);
  const rush = () => phone.rush(game.home.id, game.home.players[0] ?? null);
  const outcomesOf = (answer: { receipts: readonly { outcome: string }[] }) =>
    answer.receipts.map(({ outcome }) => outcome);
  const impact = () =>
    runAs(database(), admin, (tx) =>
      tx.query<Readonly<Record<string, number>>>("select * from get_season_delete_impact($1)", [
        game.seasonId,
      ]),
    );
  const log = async () =>
    (
      await read(
        "select event_id, recorded_by from game_events where game_id = $1 order by game_seq",
        game.id,
      )
    ).map(({ event_id, recorded_by }) => [event_id, recorded_by]);
  const custody = () =>
    read(
      "select event_id, outcome, resolution from held_events where game_id = $1 order by id",
      game.id,
    );
  const differing = () => read("select * from verify_totals($1)", game.id);
  const audited = () =>
    read(
      "select action, before, after from audit_log where object_id = $1 order by id",
      game.seasonId,
    );

  describe("the impact", () => {
    test("counts what hangs on the season, archived or not", async () => {
      const team = game.home.id;
      const [one, two] = game.home.players;
      await send([
        phone.event("roster.changed.v1", { team_id: team, add: [one, two] }),
        tackle(),
        rush(),
        tackle(4),
      ]);
      await read(
        "update teams set ir_submissions_used = 2, archived_at = now() where id = $1",
        team,
      );
      await read(
        `insert into unsportsmanlike_penalties (player_id, season_id, incident_description)
         values ($1, $2, 'Shouting')`,
        one,
        game.seasonId,
      );
      expect(await impact()).toEqual([
        {
          leagues_count: 1,
          teams_count: 2,
          players_count: 14,
          games_count: 1,
          game_stats_count: 1,
          ir_submissions_count: 2,
          plays_count: 2,
          rosters_count: 2,
          penalties_count: 1,
          waiting_entries_count: 1,
        },
      ]);
    });

    test("has no row where the season is unknown or deleted", async () => {
      await remove();
      expect(await impact()).toEqual([]);
    });

    test("that cannot be computed stops the deletion", async () => {
      const [source] = await read(
        "select pg_get_functiondef('private.season_impact'::regproc) as definition",
      );
      const definition = String(source?.definition);
      await read(
        definition
          .replace("WHERE s.id", "where false and s.id")
          .replace("where s.id", "where false and s.id"),
      );
      try {
        expect(await remove()).toEqual({ outcome: "rejected", reason: "impact_unknown" });
      } finally {
        await read(definition);
      }
      expect(await read("select deleted_at from seasons where id = $1", game.seasonId)).toEqual([
        { deleted_at: null },
      ]);
    });
  });

  test.each([null, "", "deletethisdamnseason", ` ${PHRASE}`, `${PHRASE} `, "DELETE"])(
    "the phrase %j is not the phrase",
    async (phrase) => {
      expect(await remove(phrase)).toEqual({ outcome: "rejected", reason: "wrong_phrase" });
      expect(await read("select deleted_at from seasons where id = $1", game.seasonId)).toEqual([
        { deleted_at: null },
      ]);
      expect(await audited()).toEqual([]);
    },
  );

  test("takes the season out of sight and off the widget, erases nothing, and is one audit row", async () => {
    await send([rush()]);
    await read("update seasons set live_on_widget = false");
    await call("set_live_season($1)", game.seasonId);
    expect(await remove()).toEqual({ outcome: "applied" });
    const seen = (actor: Actor) =>
      runAs(database(), actor, (tx) =>
        tx.query<{ rows: number }>(
          `select (select count(*)::int from seasons where id = $1)
             + (select count(*)::int from games where season_id = $1)
             + (select count(*)::int from stat_events where game_id = $2) as rows`,
          [game.seasonId, game.id],
        ),
      );
    expect(await seen(ANONYMOUS)).toEqual([{ rows: 0 }]);
    expect(await seen(scorer)).toEqual([{ rows: 0 }]);
    expect(await seen(admin)).toEqual([{ rows: 3 }]);
    expect(await seen(SERVICE)).toEqual([{ rows: 3 }]);
    expect(await read("select live_on_widget from seasons where id = $1", game.seasonId)).toEqual([
      { live_on_widget: false },
    ]);
    const unknown = { outcome: "rejected", reason: "unknown_season" };
    expect(await remove()).toEqual(unknown);
    expect(await call("set_live_season($1)", game.seasonId)).toEqual(unknown);
    expect(await audited()).toMatchObject([
      { action: "season.live_on_widget" },
      {
        action: "season.deleted",
        before: { name: "Fall", live_on_widget: true, games_count: 1, plays_count: 1 },
        after: { live_on_widget: false },
      },
    ]);
  });

  describe("restoring", () => {
    test("brings back what was there, to where it can be chosen, but not onto the widget", async () => {
      await call("set_live_season($1)", game.seasonId);
      await call("archive_season($1)", game.seasonId);
      await remove();
      expect(await restore()).toEqual({
        outcome: "applied",
        applied_entries: 0,
        held_entries: 0,
      });
      expect(
        await read(
          "select archived_at, deleted_at, live_on_widget from seasons where id = $1",
          game.seasonId,
        ),
      ).toEqual([{ archived_at: null, deleted_at: null, live_on_widget: false }]);
      expect(await restore()).toEqual({ outcome: "unchanged" });
      expect(await call("restore_season($1)", crypto.randomUUID())).toEqual({
        outcome: "rejected",
        reason: "unknown_season",
      });
    });

    test("applies what phones sent meanwhile, once, in order, in its sender's name (I4, I8, I9)", async () => {
      const before = rush();
      await send([before]);
      await remove();
      const other = await insertAccount(database(), "other", { profile: { is_collector: true } });
      const [one, two, three] = [rush(), tackle(), rush()];
      expect(outcomesOf(await send([one]))).toEqual(["orphaned"]);
      expect(outcomesOf(await send([two, three], other))).toEqual(["orphaned", "orphaned"]);
      expect(await differing()).toEqual([]);
      expect(await restore()).toEqual({
        outcome: "applied",
        applied_entries: 3,
        held_entries: 0,
      });
      expect(await log()).toEqual([
        [before.event_id, scorer.userId],
        [one.event_id, scorer.userId],
        [two.event_id, other.userId],
        [three.event_id, other.userId],
      ]);
      expect(await custody()).toEqual(
        [one, two, three].map(({ event_id }) => ({
          event_id,
          outcome: "orphaned",
          resolution: "applied",
        })),
      );
      expect(await read("select team_home_score from games where id = $1", game.id)).toEqual([
        { team_home_score: 18 },
      ]);
      expect(await differing()).toEqual([]);
      const again = await send([one, two, three]);
      expect(outcomesOf(again)).toEqual(["duplicate", "duplicate", "duplicate"]);
      await remove();
      expect(await restore()).toMatchObject({ applied_entries: 0, held_entries: 0 });
      expect(await log()).toHaveLength(4);
    });

    test("judges as a push would have: what came after the final whistle is held (D31, I20)", async () => {
      await remove();
      const finalize = phone.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" });
      const late = tackle();
      await send([rush(), finalize, late]);
      expect(await restore()).toMatchObject({ applied_entries: 2, held_entries: 1 });
      expect(await custody()).toMatchObject([
        { outcome: "orphaned", resolution: "applied" },
        { outcome: "orphaned", resolution: "applied" },
        { outcome: "orphaned", resolution: null },
        { event_id: late.event_id, outcome: "held_late", resolution: null },
      ]);
      expect(await read("select state, is_completed from games where id = $1", game.id)).toEqual([
        { state: "final", is_completed: true },
      ]);
      expect(await differing()).toEqual([]);
      await remove();
      expect(await restore()).toMatchObject({ applied_entries: 0, held_entries: 0 });
      // Sent again, it is judged anew with the same result, and nothing is kept twice.
      expect(outcomesOf(await send([late]))).toEqual(["held_late"]);
      expect(await custody()).toHaveLength(4);
    });

    test("an admin who restores lends nobody a right: a collector's reset after a finalize is refused (D12)", async () => {
      await send([rush(), phone.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" })]);
      await remove();
      const reset = () =>
        phone.event("game.reset.v1", { word: "RESET", seen_epoch: 0, seen_state: "final" });
      const [byCollector, byAdmin] = [reset(), reset()];
      await send([byCollector]);
      await send([byAdmin], admin);
      expect(await restore()).toMatchObject({ applied_entries: 1, held_entries: 1 });
      expect((await custody()).at(-1)).toMatchObject({
        event_id: byCollector.event_id,
        outcome: "rejected",
      });
      expect(await read("select epoch, state from games where id = $1", game.id)).toEqual([
        { epoch: 1, state: "open" },
      ]);
      expect(await differing()).toEqual([]);
    });

    test("a walk-on of the time without the season is a player again (D33)", async () => {
      await remove();
      const player = crypto.randomUUID();
      await send([
        phone.event("player.added.v1", {
          player_id: player,
          team_id: game.home.id,
          jersey_number: "77",
        }),
        phone.rush(game.home.id, player),
      ]);
      await restore();
      expect(await read("select jersey_number from players where id = $1", player)).toEqual([
        { jersey_number: "77" },
      ]);
      expect(await differing()).toEqual([]);
    });
  });

  /** Only on PostgreSQL does one connection wait for the other; on PGlite they come one by one. */
  describe("with a push at the same moment", () => {
    async function expectEverythingInTheLog(events: readonly WireEvent[]): Promise<void> {
      expect((await log()).map(([id]) => id).sort()).toEqual(
        events.map(({ event_id }) => event_id).sort(),
      );
      expect((await custody()).filter(({ resolution }) => resolution === null)).toEqual([]);
      expect(await differing()).toEqual([]);
    }

    /** Holds what `lock` names, starts both calls in order, and lets them go. */
    async function race(
      lock: string,
      first: () => Promise<unknown>,
      second: () => Promise<unknown>,
    ): Promise<void> {
      const calls: Promise<unknown>[] = [];
      await database().transaction(async (tx) => {
        await tx.query(lock, [game.id]);
        calls.push(first());
        await waitForLocks(database(), 1);
        calls.push(second());
        await waitForLocks(database(), 2);
      });
      await Promise.all(calls);
    }

    const GAME = "select from games where id = $1 for no key update";
    const ORPHANS = "select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 0))";

    test("an orphan that is being kept is applied by the restore behind it", async () => {
      await remove();
      const event = rush();
      await race(ORPHANS, () => send([event]), restore);
      await expectEverythingInTheLog([event]);
    });

    test("a push behind the restore is for a game again", async () => {
      await remove();
      const [earlier, event] = [rush(), rush()];
      await send([earlier]);
      await race(GAME, restore, () => send([event]));
      await expectEverythingInTheLog([earlier, event]);
    });

    test("a push before the deletion counts; one behind it waits for the restore", async () => {
      const [before, during, after] = [rush(), rush(), rush()];
      const calls: Promise<unknown>[] = [];
      await database().transaction(async (tx) => {
        await tx.query(GAME, [game.id]);
        calls.push(send([before]));
        await waitForLocks(database(), 1);
        calls.push(remove());
        if (database().engine === "postgres") await Promise.all(calls.slice(1));
        calls.push(send([during]));
      });
      await Promise.all(calls);
      expect(outcomesOf(await send([after]))).toEqual(["orphaned"]);
      expect((await log()).map(([id]) => id)).toEqual([before.event_id]);
      expect(await differing()).toEqual([]);
      await restore();
      await expectEverythingInTheLog([before, during, after]);
    });
  });
});

import { expect, test } from "vitest";
import { insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

interface Decision {
  readonly applied?: readonly string[];
  readonly dismissed?: readonly string[];
  readonly skipped: readonly string[];
  readonly head_seq: number;
  readonly epoch: number;
  readonly state: string;
}

onEachEngine("held events (D31)", (database) => {
  /** A final game with a late touchdown and tackle of an offline phone. */
  async function lateGame() {
    const sql = database();
    const game = await createGame(sql);
    const [scorer, late, reviewer] = [
      await insertAccount(sql, "scorer"),
      await insertAccount(sql, "late"),
      await insertAccount(sql, "reviewer"),
    ];
    const [table, phone] = [new PushingDevice(), new PushingDevice()];
    const [player = ""] = game.visitor.players;
    const touchdown = phone.rush(game.visitor.id, player);
    const tackle = phone.tackle(game.visitor.id, player);
    await push(sql, scorer, game.id, table.id, [
      table.event("game.finalized.v1", { seen_epoch: 0, seen_state: "open" }),
    ]);
    await push(sql, late, game.id, phone.id, [touchdown, tackle]);
    const decide = (call: "apply" | "dismiss", ids: readonly unknown[]) =>
      runAs(sql, reviewer, async (tx) => {
        const [row] = await tx.query<{ answer: Decision }>(
          `select ${call}_held_events($1, $2) as answer`,
          [game.id, ids],
        );
        return row?.answer;
      });
    const waiting = () =>
      runAs(sql, reviewer, async (tx) => {
        const [row] = await tx.query<{ held: Record<string, unknown>[] }>(
          "select held_events_for_game($1) as held",
          [game.id],
        );
        return row?.held ?? [];
      });
    const row = async () => (await sql.query("select * from games where id = $1", [game.id]))[0];
    const log = () =>
      sql.query("select * from game_events where game_id = $1 order by game_seq", [game.id]);
    return {
      sql,
      game,
      scorer,
      late,
      reviewer,
      table,
      phone,
      touchdown,
      tackle,
      decide,
      waiting,
      row,
      log,
    };
  }

  test("of a deleted season wait unseen until it is restored (D65)", async () => {
    const { sql, game, waiting } = await lateGame();
    const setDeletedAt = (time: string) =>
      sql.query(`update seasons set deleted_at = ${time} where id = $1`, [game.seasonId]);
    await setDeletedAt("now()");
    expect(await waiting()).toEqual([]);
    await setDeletedAt("null");
    expect(await waiting()).toHaveLength(2);
  });

  test("wait with who, what and why, oldest first; a reopen applies none of them", async () => {
    const { sql, game, scorer, late, table, phone, touchdown, tackle, waiting, row } =
      await lateGame();
    expect(await waiting()).toMatchObject([
      {
        event_id: touchdown.event_id,
        outcome: "held_late",
        reason: null,
        recorded_by: late.userId,
        device_id: phone.id,
        device_seq: 1,
        payload: touchdown.payload,
      },
      { event_id: tackle.event_id },
    ]);
    await push(sql, scorer, game.id, table.id, [
      table.event("game.reopened.v1", { seen_epoch: 0, seen_state: "final" }),
    ]);
    expect(await waiting()).toHaveLength(2);
    expect(await row()).toMatchObject({ team_visitor_score: 0, live_entries: 0 });
  });

  test("Apply appends them with a new game_seq, in a final game too, and tells every phone", async () => {
    const { sql, game, late, reviewer, phone, touchdown, decide, waiting, row, log } =
      await lateGame();
    const answer = await decide("apply", [touchdown.event_id]);
    expect(answer).toEqual({
      applied: [touchdown.event_id],
      skipped: [],
      head_seq: 3,
      epoch: 0,
      state: "final",
    });
    expect(await row()).toMatchObject({ state: "final", team_visitor_score: 6, live_entries: 1 });
    expect(await log()).toMatchObject([
      { game_seq: 1 },
      {
        game_seq: 2,
        event_id: touchdown.event_id,
        recorded_by: late.userId,
        device_id: phone.id,
        epoch: 0,
      },
      {
        game_seq: 3,
        type: "held.applied.v1",
        payload: { event_ids: [touchdown.event_id] },
        recorded_by: reviewer.userId,
        device_seq: 0,
      },
    ]);
    expect(await waiting()).toHaveLength(1);
    const again = await push(sql, late, game.id, phone.id, [touchdown]);
    expect(again.receipts).toMatchObject([{ outcome: "duplicate", of: "applied", game_seq: 2 }]);
    expect(await sql.query("select * from verify_totals($1)", [game.id])).toEqual([]);
  });

  test("Set aside is a fact as well and counts nothing; either decision is made once", async () => {
    const { touchdown, tackle, decide, waiting, row, log } = await lateGame();
    expect(await decide("dismiss", [touchdown.event_id, tackle.event_id])).toMatchObject({
      dismissed: [touchdown.event_id, tackle.event_id],
    });
    expect(await waiting()).toEqual([]);
    expect(await row()).toMatchObject({ team_visitor_score: 0 });
    expect(await log()).toHaveLength(2);
    expect(await decide("apply", [touchdown.event_id])).toMatchObject({
      applied: [],
      skipped: [touchdown.event_id],
      head_seq: 2,
    });
  });

  test("events of an epoch that was reset take the current epoch when applied", async () => {
    const sql = database();
    const game = await createGame(sql);
    const scorer = await insertAccount(sql, "scorer");
    const device = new PushingDevice();
    const old = device.rush(game.home.id, game.home.players[0] ?? null);
    const reset = { word: "RESET", seen_epoch: 0, seen_state: "open" };
    await push(sql, scorer, game.id, device.id, [device.event("game.reset.v1", reset), old]);
    await runAs(sql, scorer, (tx) =>
      tx.query("select apply_held_events($1, array[$2::uuid])", [game.id, old.event_id]),
    );
    expect(
      await sql.query("select epoch from game_events where event_id = $1", [old.event_id]),
    ).toEqual([{ epoch: 1 }]);
    // The device hears of that epoch when it sends the event again, else it would leave it out (I12).
    const again = await push(sql, scorer, game.id, device.id, [old, old]);
    const told = { outcome: "duplicate", of: "applied", game_seq: 2, epoch: 1 };
    expect(again.receipts).toMatchObject([told, told]);
    expect(await sql.query("select team_home_score from games where id = $1", [game.id])).toEqual([
      { team_home_score: 6 },
    ]);
    expect(await sql.query("select * from verify_totals($1)", [game.id])).toEqual([]);
  });

  test("a transition of a lost future cannot be applied late, but set aside", async () => {
    const { sql, game, late, phone, decide } = await lateGame();
    const ahead = phone.event("game.finalized.v1", { seen_epoch: 3, seen_state: "open" }, 3);
    await push(sql, late, game.id, phone.id, [ahead]);
    expect(await decide("apply", [ahead.event_id])).toMatchObject({ skipped: [ahead.event_id] });
    expect(await decide("dismiss", [ahead.event_id])).toMatchObject({
      dismissed: [ahead.event_id],
    });
  });

  test("another game's events cannot be decided here, and an unknown game is said so", async () => {
    const { sql, scorer, touchdown, reviewer } = await lateGame();
    const other = await createGame(sql);
    const call = (gameId: string) =>
      runAs(sql, reviewer, (tx) =>
        tx.query<{ answer: Decision }>("select apply_held_events($1, array[$2::uuid]) as answer", [
          gameId,
          touchdown.event_id,
        ]),
      );
    expect((await call(other.id))[0]?.answer).toMatchObject({ skipped: [touchdown.event_id] });
    await expect(call(crypto.randomUUID())).rejects.toMatchObject({ code: "PT404" });
    expect(scorer.userId).not.toBe(reviewer.userId);
  });
});

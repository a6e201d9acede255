import { describe, expect, test } from "vitest";
import { insertAccount, runAs } from "../../helpers/database/actors.ts";
import { PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

onEachEngine("what a device reads back", (database) => {
  async function pulled() {
    const sql = database();
    const game = await createGame(sql);
    const scorer = await insertAccount(sql, "scorer");
    const device = new PushingDevice();
    const events = Array.from({ length: 7 }, () => device.tackle(game.home.id, null));
    await push(sql, scorer, game.id, device.id, events);
    const call = <T>(text: string, ...params: unknown[]) =>
      runAs(sql, scorer, async (tx) => {
        const [row] = await tx.query<{ answer: T }>(`select ${text} as answer`, params);
        return row?.answer;
      });
    return { sql, game, scorer, device, events, call };
  }

  test("the log comes in pages by game_seq, with the anchor of the page before (I23)", async () => {
    const { game, events, scorer, device, call } = await pulled();
    const first = await call<Record<string, unknown>>("pull_game_events($1, 0, 5)", game.id);
    expect(first).toMatchObject({
      known: true,
      head_seq: 7,
      epoch: 0,
      state: "open",
      anchor: null,
    });
    const page = first?.events as Record<string, unknown>[];
    expect(page.map((event) => event.game_seq)).toEqual([1, 2, 3, 4, 5]);
    expect(page[0]).toMatchObject({
      event_id: events[0]?.event_id,
      game_id: game.id,
      device_id: device.id,
      device_seq: 1,
      epoch: 0,
      type: "stat.recorded.v1",
      payload: events[0]?.payload,
      recorded_by: scorer.userId,
    });
    const second = await call<Record<string, unknown>>("pull_game_events($1, 5)", game.id);
    expect(second?.events).toHaveLength(2);
    expect(second?.anchor).toEqual({ game_seq: 5, event_id: events[4]?.event_id });
    expect(await call("pull_game_events($1, 99)", game.id)).toMatchObject({
      events: [],
      anchor: null,
    });
  });

  test("an unknown game says so instead of looking empty (D9)", async () => {
    const { call } = await pulled();
    expect(await call("pull_game_events($1)", crypto.randomUUID())).toEqual({
      known: false,
      events: [],
      head_seq: 0,
      epoch: 0,
      state: "open",
      scoring: [],
      anchor: null,
      anchor_digest: null,
    });
  });

  test("known_event_ids names what log and custody hold of a device (I3)", async () => {
    const { sql, game, scorer, device, events, call } = await pulled();
    const ahead = device.tackle(game.home.id, null, 9);
    const other = new PushingDevice();
    await push(sql, scorer, game.id, device.id, [
      ahead,
      other.tackle(game.home.id, null),
      { event_id: "x" },
    ]);
    const known = await call<string[]>("known_event_ids($1, $2)", game.id, device.id);
    expect(known).toEqual([...events, ahead].map((event) => event.event_id).sort());
  });

  describe("jersey numbers (D36a)", () => {
    test("one effect an op_id; the last writer wins", async () => {
      const { sql, game, call } = await pulled();
      const [player = ""] = game.home.players;
      const number = async () =>
        (await sql.query("select jersey_number from players where id = $1", [player]))[0]
          ?.jersey_number;
      const set = (value: string | null, opId: string) =>
        call("set_jersey_number($1, $2, $3)", player, value, opId);
      const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
      expect(await set("00", first)).toEqual({ op_id: first, outcome: "applied" });
      expect(await set("7", second)).toEqual({ op_id: second, outcome: "applied" });
      expect(await set("00", first)).toEqual({ op_id: first, outcome: "duplicate", of: "applied" });
      expect(await number()).toBe("7");
      expect(await set("8", first)).toMatchObject({ outcome: "rejected", reason: "id_reused" });
      expect(await set("", crypto.randomUUID())).toMatchObject({ outcome: "applied" });
      expect(await number()).toBeNull();
    });

    test.each(["100", "-1", "x", "1.5", "0000"])(
      "%s is rejected and kept under its op_id",
      async (value) => {
        const { game, call, sql } = await pulled();
        const op = crypto.randomUUID();
        expect(
          await call("set_jersey_number($1, $2, $3)", game.home.players[0], value, op),
        ).toEqual({
          op_id: op,
          outcome: "rejected",
          reason: "invalid",
        });
        expect(await sql.query("select from command_receipts where op_id = $1", [op])).toHaveLength(
          1,
        );
      },
    );

    test("an unknown player is rejected, a player may share a number (D33)", async () => {
      const { game, call } = await pulled();
      const set = (player: unknown, op: string = crypto.randomUUID()) =>
        call("set_jersey_number($1, '5', $2)", player, op);
      const unknown = { outcome: "rejected", reason: "unknown_player" };
      expect(await set(crypto.randomUUID())).toMatchObject(unknown);
      expect(await set(game.home.players[0])).toMatchObject({ outcome: "applied" });
      expect(await set(game.home.players[1])).toMatchObject({ outcome: "applied" });
    });

    test("I14 a number for a deleted season is taken when it is sent again after the restore", async () => {
      const { sql, game, call } = await pulled();
      const op = crypto.randomUUID();
      const set = () => call("set_jersey_number($1, '5', $2)", game.home.players[0], op);
      const [{ season_id: season } = {}] = await sql.query(
        "select season_id from games where id = $1",
        [game.id],
      );
      await sql.query("update seasons set deleted_at = now() where id = $1", [season]);
      expect(await set()).toMatchObject({ outcome: "rejected", reason: "unknown_player" });
      await sql.query("update seasons set deleted_at = null where id = $1", [season]);
      expect(await set()).toEqual({ op_id: op, outcome: "applied" });
    });
  });

  test("season_id follows the league and the team", async () => {
    const { sql, game } = await pulled();
    const other = await createGame(sql);
    await sql.query("update leagues set season_id = $2 where id = $1", [
      game.leagueId,
      other.seasonId,
    ]);
    for (const [table, key, id] of [
      ["teams", "league_id", game.leagueId],
      ["games", "league_id", game.leagueId],
      ["players", "team_id", game.home.id],
    ]) {
      const rows = await sql.query(`select distinct season_id from ${table} where ${key} = $1`, [
        id,
      ]);
      expect({ table, rows }).toEqual({ table, rows: [{ season_id: other.seasonId }] });
    }
  });
});

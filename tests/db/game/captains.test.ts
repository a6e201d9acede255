import { expect, test } from "vitest";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";
import {
  type Actor,
  ANONYMOUS,
  insertAccount,
  runAs,
  SERVICE,
} from "../../helpers/database/actors.ts";
import { entryIdOf, PushingDevice, push } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { createPassHolder } from "../../helpers/database/pass-holder.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

const FINALIZE = ["game.finalized.v1", { seen_epoch: 0, seen_state: "open" }] as const;
const REOPEN = ["game.reopened.v1", { seen_epoch: 0, seen_state: "final" }] as const;
const RESET = ["game.reset.v1", { word: "RESET", seen_epoch: 0, seen_state: "open" }] as const;
const says = (side: string, agrees: boolean, more: object = {}) => ({
  side,
  agrees,
  name: "Kim Stone",
  note: agrees ? null : "One touchdown is missing",
  ...more,
});

onEachEngine("captains confirm a game (D70)", (database) => {
  async function sideline() {
    const sql = database();
    await sql.query("update app_settings set game_passes = 'admins'");
    const game = await createGame(sql);
    const scorer = await insertAccount(sql, "scorer");
    const device = new PushingDevice();
    const send = (...events: unknown[]) => push(sql, scorer, game.id, device.id, events);
    const captain = (...said: Parameters<typeof says>) =>
      device.event("game.confirmed.v1", says(...said));
    const row = async () => {
      const [found] = await sql.query<Record<string, unknown>>(
        "select * from games where id = $1",
        [game.id],
      );
      expect(await sql.query("select * from verify_totals($1)", [game.id])).toEqual([]);
      return [found?.visitor_captain_agrees, found?.home_captain_agrees];
    };
    return { sql, game, scorer, device, send, captain, row };
  }

  test("counts in an open and in a final game; a side's last word counts", async () => {
    const { device, send, captain, row } = await sideline();
    expect(await row()).toEqual([null, null]);
    await send(captain("visitor", true));
    expect(await row()).toEqual([true, null]);
    const answer = await send(
      device.event(...FINALIZE),
      captain("home", false),
      captain("visitor", false),
      captain("visitor", true),
    );
    expect(answer.receipts.map(({ outcome }) => outcome)).toEqual(Array(4).fill("applied"));
    expect(answer.state).toBe("final");
    expect(await row()).toEqual([true, false]);
  });

  test("is void after a re-opening or a reset; a late word from before a reset is refused", async () => {
    const { sql, game, device, send, captain, row } = await sideline();
    await send(captain("visitor", true), device.event(...FINALIZE), captain("home", false));
    expect(await row()).toEqual([true, false]);
    await send(device.event(...REOPEN));
    expect(await row()).toEqual([null, null]);
    await send(captain("home", true), device.event(...FINALIZE));
    expect(await row()).toEqual([null, true]);
    const admin = await insertAccount(sql, "admin", { profile: { role: "admin" } });
    await push(sql, admin, game.id, device.id, [
      device.event("game.reset.v1", { ...RESET[1], seen_state: "final" }),
    ]);
    expect(await row()).toEqual([null, null]);
    const late = await send(captain("home", true));
    expect(late.receipts).toMatchObject([{ outcome: "rejected", reason: "state_changed" }]);
    expect(await row()).toEqual([null, null]);
    await send(device.event("game.confirmed.v1", says("home", true), 1));
    expect(await row()).toEqual([null, true]);
    await sql.query("select private.refold_game($1)", [game.id]);
    expect(await row()).toEqual([null, true]);
  });

  test("a word that comes after a re-opening counts, with the score that it was about", async () => {
    const { sql, game, device, send, captain, row } = await sideline();
    const late = captain("home", false, { score: { visitor: 6, home: 0 } });
    await send(device.event(...FINALIZE), device.event(...REOPEN));
    await send(late);
    // It is in the log, but nobody reads it beside 0–0.
    expect(await row()).toEqual([null, null]);
    const kept = await sql.query(
      "select payload -> 'score' as score from game_events where game_id = $1 and event_id = $2",
      [game.id, late.event_id],
    );
    expect(kept).toEqual([{ score: { visitor: 6, home: 0 } }]);
  });

  test("everybody reads only what a captain said of the score of now", async () => {
    const { sql, game, device, send, captain, row } = await sideline();
    const admin = await insertAccount(sql, "admin", { profile: { role: "admin" } });
    const says0To0 = { score: { visitor: 0, home: 0 } };
    const disagreements = () =>
      sql.query("select side from private.open_disagreements($1)", [game.id]);
    await send(captain("visitor", true, says0To0), captain("home", false, says0To0));
    expect(await row()).toEqual([true, false]);
    const safety = device.event("stat.recorded.v1", {
      entries: [
        {
          entry_id: crypto.randomUUID(),
          stat_type: "safety",
          team_id: game.home.id,
          player_id: null,
        },
      ],
    });
    await send(safety);
    expect(await row()).toEqual([null, null]);
    // The admins' desk keeps it until it is answered.
    expect(await disagreements()).toEqual([{ side: "home" }]);
    await send(device.event("stat.removed.v1", { entry_ids: [entryIdOf(safety)] }));
    expect(await row()).toEqual([true, false]);
    await push(sql, admin, game.id, device.id, [
      device.event("score.overridden.v1", { visitor: 6, home: 0 }),
    ]);
    expect(await row()).toEqual([null, null]);
    expect(await disagreements()).toEqual([]);
    await sql.query("select private.refold_game($1)", [game.id]);
    expect(await row()).toEqual([null, null]);
    await send(captain("home", false, { score: { visitor: 6, home: 0 } }));
    expect(await row()).toEqual([null, false]);
    await send(captain("visitor", true, { score: { visitor: 6, home: 0 } }));
    await send(captain("home", true, { score: { visitor: 6, home: 0 } }));
    expect(await row()).toEqual([true, true]);
  });

  test("a captain's word does not set the score, so a provider's score stays (I15)", async () => {
    const { sql, game, send, captain } = await sideline();
    await sql.query(
      "update games set team_visitor_score = 21, team_home_score = 20 where id = $1",
      [game.id],
    );
    await send(captain("visitor", true));
    expect(
      await sql.query(
        "select team_visitor_score as v, team_home_score as h from games where id = $1",
        [game.id],
      ),
    ).toEqual([{ v: 21, h: 20 }]);
    expect(await sql.query("select * from verify_totals($1)", [game.id])).toEqual([]);
  });

  test.each<[string, object, string]>([
    [
      "names of 60 letters and notes of 500",
      { name: "é".repeat(60), note: "ø".repeat(500) },
      "applied",
    ],
    ["no name and no note", { name: null, note: undefined }, "applied"],
    ["the score that was read", { score: { visitor: 20, home: 14 } }, "applied"],
    ["a name of 61 letters", { name: "x".repeat(61) }, "rejected"],
    ["a note of 501 letters", { note: "x".repeat(501) }, "rejected"],
    ["a name that is a number", { name: 7 }, "rejected"],
    ["another side", { side: "referee" }, "rejected"],
    ["an agreement that is a word", { agrees: "true" }, "rejected"],
    ["half a score", { score: { visitor: 20 } }, "rejected"],
    ["a score of 1.5", { score: { visitor: 1.5, home: 0 } }, "rejected"],
  ])("%s: %o is %s (I7)", async (_, more, outcome) => {
    const { device, send } = await sideline();
    const answer = await send(device.event("game.confirmed.v1", says("home", true, more)));
    expect(answer.receipts).toMatchObject([{ outcome }]);
  });

  test("it can forge nothing else, and each one leaves an audit row", async () => {
    const { sql, game, device, send, captain } = await sideline();
    const forged = device.event("game.confirmed.v1", { ...says("home", true), batch_id: game.id });
    expect((await send(forged)).receipts).toMatchObject([{ reason: "permission" }]);
    await send(captain("home", false));
    const audit = await sql.query<{ after: { payload: unknown } }>(
      "select after from audit_log where action = 'game.confirmed' and object_id = $1",
      [game.id],
    );
    expect(audit.map(({ after }) => after.payload)).toMatchObject([
      { side: "home", agrees: false, note: "One touchdown is missing" },
    ]);
  });

  test("everybody reads whether the captains agree; only members read names and notes (D13)", async () => {
    const { sql, game, send, captain } = await sideline();
    await send(captain("visitor", true), captain("home", false));
    const holder = await createPassHolder(sql, (await createGame(sql)).id);
    const member = await insertAccount(sql, "member");
    const read = (actor: Actor, text: string) =>
      runAs(sql, actor, (tx) => tx.query<Record<string, unknown>>(text, [game.id]));
    const agree =
      "select visitor_captain_agrees as visitor, home_captain_agrees as home from games where id = $1";
    const notes = "select payload ->> 'note' as note from game_events where game_id = $1";
    for (const actor of [ANONYMOUS, holder, member]) {
      expect(await read(actor, agree)).toEqual([{ visitor: true, home: false }]);
      const live = await read(actor, "select live_game($1)::text as told");
      expect(live[0]?.told).toContain('"home_captain_agrees": false');
      expect(live[0]?.told).not.toMatch(/Kim Stone|touchdown is missing/);
    }
    await expect(read(ANONYMOUS, notes)).rejects.toMatchObject({ code: "42501" });
    expect(await read(holder, notes)).toEqual([]);
    expect(await read(member, notes)).toContainEqual({ note: "One touchdown is missing" });
  });

  test.each<[string, boolean, (sql: SqlDatabase, gameId: string) => Promise<Actor>]>([
    ["a holder of the game's pass", true, createPassHolder],
    ["a collector", true, (sql) => insertAccount(sql, "collector")],
    ["an admin", true, (sql) => insertAccount(sql, "a", { profile: { role: "admin" } })],
    ["the server", true, async () => SERVICE],
    [
      "a holder of another game's pass",
      false,
      async (sql) => createPassHolder(sql, (await createGame(sql)).id),
    ],
    [
      "a disabled account",
      false,
      (sql) => insertAccount(sql, "d", { profile: { is_disabled: true } }),
    ],
    ["an unconfirmed account", false, (sql) => insertAccount(sql, "u", { confirmed: false })],
    ["a visitor", false, async () => ANONYMOUS],
  ])("%s may record a captain's word: %s", async (_, isAllowed, actorOf) => {
    const { sql, game, device, captain, row } = await sideline();
    const tried = push(sql, await actorOf(sql, game.id), game.id, device.id, [
      captain("home", true),
    ]);
    if (isAllowed) expect((await tried).receipts).toMatchObject([{ outcome: "applied" }]);
    else await expect(tried).rejects.toMatchObject({ code: "42501" });
    expect(await row()).toEqual([null, isAllowed ? true : null]);
  });
});

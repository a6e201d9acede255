import { beforeAll, describe, expect, test } from "vitest";
import { type Actor, ANONYMOUS, insertAccount } from "../../helpers/database/actors.ts";
import { PushingDevice, push, type WireEvent } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

/** Acts that decide about a game; the author is written into the file that the sender uploads. */
const seen = (seen_state: "open" | "final") => ({ seen_epoch: 0, seen_state });
const OVERRIDE = { visitor: 77, home: 0 };

onEachEngine("an act counts only for its authenticated sender (rule 6)", (database) => {
  let scorer: Actor;
  let admin: Actor;

  beforeAll(async () => {
    scorer = await insertAccount(database(), "scorer", { profile: { is_collector: true } });
    admin = await insertAccount(database(), "admin", { profile: { role: "admin" } });
  });

  const signedAs = (event: WireEvent, author: Actor) => ({ ...event, author_id: author.userId });

  /** A game that the scorer finalized 6–0. */
  async function finalGame() {
    const sql = database();
    const game = await createGame(sql);
    const table = new PushingDevice();
    await push(sql, scorer, game.id, table.id, [
      signedAs(table.rush(game.visitor.id, game.visitor.players[0] ?? ""), scorer),
      signedAs(table.event("game.finalized.v1", seen("open")), scorer),
    ]);
    const row = async () =>
      (
        await sql.query(
          "select team_visitor_score, team_home_score, state, epoch, head_seq from games where id = $1",
          [game.id],
        )
      )[0];
    const log = () =>
      sql.query(
        "select type, recorded_by, author_id from game_events where game_id = $1 and game_seq > 2 order by game_seq",
        [game.id],
      );
    const audit = () =>
      sql.query(
        `select actor_id, action, after ->> 'author_id' as author_id, after -> 'author_ids' as author_ids
         from audit_log where object_id = $1 order by id offset 2`,
        [game.id],
      );
    return { sql, game, row, log, audit };
  }

  test("a viewer's forged override is the viewer's in log and audit, beside the name in the file", async () => {
    const { sql, game, log, audit } = await finalGame();
    const viewer = await insertAccount(sql, "viewer");
    const forger = new PushingDevice();
    await push(sql, viewer, game.id, forger.id, [
      signedAs(forger.event("score.overridden.v1", OVERRIDE), scorer),
      signedAs(forger.event("game.reopened.v1", seen("final")), scorer),
      signedAs(forger.tackle(game.visitor.id, game.visitor.players[0] ?? ""), scorer),
    ]);
    const both = { recorded_by: viewer.userId, author_id: scorer.userId };
    expect(await log()).toEqual([
      { type: "score.overridden.v1", ...both },
      { type: "game.reopened.v1", ...both },
      { type: "stat.recorded.v1", ...both },
    ]);
    const named = { actor_id: viewer.userId, author_id: scorer.userId, author_ids: null };
    expect(await audit()).toEqual([
      { ...named, action: "score.overridden" },
      { ...named, action: "game.reopened" },
      {
        action: "game.events_pushed",
        actor_id: viewer.userId,
        author_id: null,
        author_ids: [scorer.userId],
      },
    ]);
  });

  test("one's own acts name nobody beside the actor", async () => {
    const { sql, game, audit } = await finalGame();
    const device = new PushingDevice();
    await push(sql, scorer, game.id, device.id, [
      signedAs(device.event("score.overridden.v1", OVERRIDE), scorer),
    ]);
    expect(await audit()).toEqual([
      { actor_id: scorer.userId, action: "score.overridden", author_id: null, author_ids: null },
    ]);
  });

  test("a reset of a game that was final needs an admin who sends it; an admin's name in the file gives nothing", async () => {
    const { sql, game, row, log } = await finalGame();
    const viewer = await insertAccount(sql, "viewer");
    const before = await row();
    const forger = new PushingDevice();
    const reset = forger.event("game.reset.v1", { ...seen("final"), word: "RESET" });
    const { receipts } = await push(sql, viewer, game.id, forger.id, [signedAs(reset, admin)]);
    expect(receipts).toMatchObject([{ outcome: "rejected", reason: "permission" }]);
    expect(await row()).toEqual(before);
    expect(await log()).toEqual([]);
  });

  describe("while collectors are approved, only the sender's right counts (D12)", () => {
    beforeAll(async () => {
      await database().query("update app_settings set collectors = 'approved'");
    });

    test.each([
      ["anonymous", null],
      ["unconfirmed", { confirmed: false, profile: { is_collector: true } }],
      ["disabled", { profile: { is_collector: true, is_disabled: true } }],
      ["temporary password", { profile: { is_collector: true, must_change_password: true } }],
      ["viewer", {}],
    ] as const)("%s changes nothing in a collector's or an admin's name", async (name, options) => {
      const { sql, game, row, log, audit } = await finalGame();
      const before = await row();
      const sender = options === null ? ANONYMOUS : await insertAccount(sql, name, options);
      for (const author of [scorer, admin]) {
        const forger = new PushingDevice();
        const events = [
          forger.event("score.overridden.v1", OVERRIDE),
          forger.event("game.reopened.v1", seen("final")),
        ].map((event) => signedAs(event, author));
        await expect(push(sql, sender, game.id, forger.id, events)).rejects.toMatchObject({
          code: "42501",
        });
      }
      expect(await row()).toEqual(before);
      expect(await log()).toEqual([]);
      expect(await audit()).toEqual([]);
    });

    test.each(["collector", "admin"] as const)("%s may, in their own name only", async (name) => {
      const { sql, game, row, log } = await finalGame();
      const profile = name === "admin" ? { role: "admin" } : { is_collector: true };
      const sender = await insertAccount(sql, name, { profile });
      const device = new PushingDevice();
      await push(sql, sender, game.id, device.id, [
        signedAs(device.event("score.overridden.v1", OVERRIDE), scorer),
      ]);
      expect(await row()).toMatchObject({ team_visitor_score: 77, team_home_score: 0 });
      expect(await log()).toMatchObject([{ recorded_by: sender.userId }]);
    });
  });
});

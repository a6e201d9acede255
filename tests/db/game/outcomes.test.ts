import { describe, expect, test } from "vitest";
import { insertAccount, SERVICE } from "../../helpers/database/actors.ts";
import { entryIdOf, PushingDevice, push, type Receipt } from "../../helpers/database/device.ts";
import { createGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

const FINALIZE = ["game.finalized.v1", { seen_epoch: 0, seen_state: "open" }] as const;
const REOPEN = ["game.reopened.v1", { seen_epoch: 0, seen_state: "final" }] as const;
const RESET = ["game.reset.v1", { word: "RESET", seen_epoch: 0, seen_state: "open" }] as const;

function words(receipts: readonly Receipt[]): string[] {
  return receipts.map(({ outcome, reason }) =>
    reason === undefined ? outcome : `${outcome}/${reason}`,
  );
}

onEachEngine("outcomes of a push", (database) => {
  async function sideline() {
    const sql = database();
    const game = await createGame(sql);
    const scorer = await insertAccount(sql, "scorer");
    const device = new PushingDevice();
    const [player = ""] = game.visitor.players;
    return {
      sql,
      game,
      scorer,
      device,
      team: game.visitor.id,
      player,
      send: (...events: unknown[]) => push(sql, scorer, game.id, device.id, events),
      row: async () =>
        (
          await sql.query<Record<string, unknown>>("select * from games where id = $1", [game.id])
        )[0],
      held: () =>
        sql.query<Record<string, unknown>>(
          "select event_id, outcome, reason, payload, recorded_by from held_events where game_id = $1 order by id",
          [game.id],
        ),
    };
  }

  test("applied gets the next game_seq and the log keeps who uploaded it (I9, rule 6)", async () => {
    const { sql, game, scorer, device, team, player, send } = await sideline();
    const answer = await send(
      {
        ...device.tackle(team, player),
        author_id: player,
        client_timestamp: "2026-11-21T10:00:00Z",
      },
      device.tackle(team, player),
    );
    expect(answer.receipts.map((receipt) => receipt.game_seq)).toEqual([1, 2]);
    expect(answer).toMatchObject({ head_seq: 2, epoch: 0, state: "open", missing_device_seqs: [] });
    const log = await sql.query("select * from game_events where game_id = $1 order by game_seq", [
      game.id,
    ]);
    expect(log[0]).toMatchObject({
      recorded_by: scorer.userId,
      author_id: player,
      device_id: device.id,
    });
  });

  describe("the same event again", () => {
    test("in the same batch and in a later call: one effect, the first outcome in `of` (I8)", async () => {
      const { device, team, player, send, row } = await sideline();
      const event = device.rush(team, player);
      const [first, second] = (await send(event, event)).receipts;
      const [third] = (await send(event)).receipts;
      expect(first).toMatchObject({ outcome: "applied", game_seq: 1 });
      expect(second).toMatchObject({ outcome: "duplicate", of: "applied", game_seq: 1 });
      expect(third).toMatchObject({ outcome: "duplicate", of: "applied", game_seq: 1 });
      expect(await row()).toMatchObject({ team_visitor_score: 6, head_seq: 1 });
    });

    test("other times, device numbers and app versions do not make it another event (I8)", async () => {
      const { device, team, player, send } = await sideline();
      const event = device.tackle(team, player);
      await send(event);
      const changed = {
        ...event,
        device_seq: 99,
        client_timestamp: "2020-01-01T00:00:00Z",
        app_version: "9",
      };
      expect(words((await send(changed)).receipts)).toEqual(["duplicate"]);
    });

    test("an event with the id of another one is id_reused, again and again (I8)", async () => {
      const { device, team, player, send, held } = await sideline();
      const event = device.tackle(team, player);
      const thief = { ...device.rush(team, player), event_id: event.event_id };
      await send(event);
      expect(words((await send(thief)).receipts)).toEqual(["rejected/id_reused"]);
      expect(words((await send(thief, event)).receipts)).toEqual([
        "rejected/id_reused",
        "duplicate",
      ]);
      expect(await held()).toHaveLength(1);
      const inOneBatch = device.tackle(team, player);
      const second = { ...device.rush(team, player), event_id: inOneBatch.event_id };
      expect(words((await send(inOneBatch, second)).receipts)).toEqual([
        "applied",
        "rejected/id_reused",
      ]);
    });

    test("in another game it is id_reused", async () => {
      const { sql, scorer, device, team, player, send } = await sideline();
      const event = device.tackle(team, player);
      await send(event);
      const other = await createGame(sql);
      const answer = await push(sql, scorer, other.id, device.id, [event]);
      expect(words(answer.receipts)).toEqual(["rejected/id_reused"]);
    });

    test("a held or refused event answers duplicate with its reason and is kept once (I8)", async () => {
      const { device, team, player, send, held } = await sideline();
      const ahead = device.tackle(team, player, 3);
      const broken = device.event("timeout.used.v1", {});
      await send(ahead, broken);
      const { receipts } = await send(ahead, broken);
      expect(receipts).toMatchObject([
        { outcome: "duplicate", of: "held_late", reason: "epoch_ahead" },
        { outcome: "duplicate", of: "rejected", reason: "invalid" },
      ]);
      expect(await held()).toHaveLength(2);
    });
  });

  describe("a final game", () => {
    test("holds stat, timeout and roster facts; corrections and overrides apply, an unknown type does not (D31)", async () => {
      const { device, team, player, send, row, held } = await sideline();
      const act = device.rush(team, player);
      await send(act, device.event(...FINALIZE));
      const entry = entryIdOf(act);
      const answer = await send(
        device.tackle(team, player),
        device.event("stat.changed.v1", {
          entry_id: entry,
          to: { stat_type: "sack", team_id: team },
        }),
        device.event("stat.removed.v1", { entry_ids: [entry] }),
        device.event("timeout.used.v1", { team_id: team }),
        device.event("timeout.returned.v1", { team_id: team }),
        device.event("roster.changed.v1", { team_id: team, add: [player], remove: [] }),
        device.event("player.added.v1", {
          player_id: crypto.randomUUID(),
          team_id: team,
          jersey_number: null,
        }),
        device.event("stats.corrected.v1", {
          player_id: player,
          team_id: team,
          deltas: { tackles: 2 },
        }),
        device.event("score.overridden.v1", { visitor: 20, home: 3 }),
        device.event("weather.noted.v1", { rain: true }),
      );
      expect(words(answer.receipts)).toEqual([
        ...Array<string>(6).fill("held_late"),
        ...Array<string>(3).fill("applied"),
        "rejected/unknown_type",
      ]);
      expect(await held()).toHaveLength(7);
      expect(await row()).toMatchObject({
        state: "final",
        is_completed: true,
        manually_finalized: true,
        team_visitor_score: 20,
        computed_visitor_score: 6,
        total_tackles: 2,
      });
    });

    test("what the batch finalizes holds what follows it in the batch", async () => {
      const { device, team, player, send } = await sideline();
      const answer = await send(
        device.tackle(team, player),
        device.event(...FINALIZE),
        device.tackle(team, player),
        device.event(...REOPEN),
        device.tackle(team, player),
      );
      expect(words(answer.receipts)).toEqual([
        "applied",
        "applied",
        "held_late",
        "applied",
        "applied",
      ]);
      expect(answer).toMatchObject({ state: "open", head_seq: 4 });
    });
  });

  describe("transitions are compare-and-set (I20)", () => {
    test("the second finalize loses quietly and is told the truth", async () => {
      const { device, send } = await sideline();
      await send(device.event(...FINALIZE));
      const answer = await send(device.event(...FINALIZE));
      expect(words(answer.receipts)).toEqual(["rejected/state_changed"]);
      expect(answer).toMatchObject({ state: "final", epoch: 0 });
    });

    test("seen_transition decides alone: null means none seen yet, even where epoch and state agree", async () => {
      const { device, send } = await sideline();
      const seenNothing = { seen_epoch: 0, seen_state: "open", seen_transition: null };
      const finalize = device.event("game.finalized.v1", seenNothing);
      expect(words((await send(finalize)).receipts)).toEqual(["applied"]);
      const reopen = device.event("game.reopened.v1", {
        seen_epoch: 7,
        seen_state: "open",
        seen_transition: finalize.event_id,
      });
      expect(words((await send(reopen)).receipts)).toEqual(["applied"]);
      expect(words((await send(device.event("game.finalized.v1", seenNothing))).receipts)).toEqual([
        "rejected/state_changed",
      ]);
      expect(words((await send(device.event(...FINALIZE))).receipts)).toEqual(["applied"]);
    });

    test("a reopen of an open game, and any transition of an older epoch, lost their race", async () => {
      const { device, send } = await sideline();
      expect(words((await send(device.event("game.reopened.v1", FINALIZE[1]))).receipts)).toEqual([
        "rejected/state_changed",
      ]);
      await send(device.event(...RESET));
      expect(words((await send(device.event(...FINALIZE))).receipts)).toEqual([
        "rejected/state_changed",
      ]);
    });
  });

  describe("reset (D12, D31, D32, D35)", () => {
    test("starts a new epoch: the log stays, what is derived is empty, late events are superseded", async () => {
      const { sql, game, device, team, player, send, row, held } = await sideline();
      await send(
        device.rush(team, player),
        device.event("timeout.used.v1", { team_id: team }),
        device.event("roster.changed.v1", { team_id: team, add: [player] }),
        device.event("stats.corrected.v1", {
          player_id: player,
          team_id: team,
          deltas: { tackles: 1 },
        }),
        device.event("score.overridden.v1", { visitor: 9, home: 9 }),
      );
      const answer = await send(
        device.event(...RESET),
        device.rush(team, player),
        device.tackle(team, player, 1),
      );
      expect(words(answer.receipts)).toEqual(["applied", "superseded_epoch", "applied"]);
      expect(answer).toMatchObject({ epoch: 1, head_seq: 7 });
      expect(await row()).toMatchObject({
        team_visitor_score: 0,
        override_visitor_score: null,
        team_visitor_timeouts_used: 0,
        visitor_roster_size: 0,
        is_completed: false,
        live_entries: 1,
        total_tackles: 1,
      });
      expect(await held()).toMatchObject([{ outcome: "superseded_epoch" }]);
      expect(
        await sql.query("select * from game_events where game_id = $1", [game.id]),
      ).toHaveLength(7);
      expect(await sql.query("select * from verify_totals($1)", [game.id])).toEqual([]);
    });

    test("needs the word once there are stats; without stats it needs none", async () => {
      const { device, team, player, send } = await sideline();
      const wordless = { seen_epoch: 0, seen_state: "open" };
      expect(words((await send(device.event("game.reset.v1", wordless))).receipts)).toEqual([
        "applied",
      ]);
      await send(device.tackle(team, player, 1));
      const seen = { seen_epoch: 1, seen_state: "open" };
      const answers = await send(
        device.event("game.reset.v1", seen, 1),
        device.event("game.reset.v1", { ...seen, word: "reset" }, 1),
        device.event("game.reset.v1", { ...seen, word: "RESET" }, 1),
      );
      expect(words(answers.receipts)).toEqual(["rejected/invalid", "rejected/invalid", "applied"]);
    });

    test("beside stats that the same call takes back it needs the word, after them it does not", async () => {
      const { device, team, player, send } = await sideline();
      const takenBack = () => {
        const stat = device.tackle(team, player);
        const [entry] = (stat.payload as { entries: { entry_id: string }[] }).entries;
        return [stat, device.event("stat.removed.v1", { entry_ids: [entry?.entry_id] })];
      };
      const reset = () => device.event("game.reset.v1", { seen_epoch: 0, seen_state: "open" });
      expect(words((await send(...takenBack(), reset())).receipts)).toEqual([
        "applied",
        "applied",
        "rejected/invalid",
      ]);
      expect(words((await send(reset())).receipts)).toEqual(["applied"]);
    });

    test("a collector may not reset a game that was ever finalized; an admin may, with the word", async () => {
      const { sql, game, device, send, row } = await sideline();
      await send(device.event(...FINALIZE), device.event(...REOPEN));
      expect(words((await send(device.event(...RESET))).receipts)).toEqual(["rejected/permission"]);
      expect(await row()).toMatchObject({ epoch: 0 });
      const admin = await insertAccount(sql, "admin", { profile: { role: "admin" } });
      const asAdmin = (event: unknown) => push(sql, admin, game.id, device.id, [event]);
      const wordless = device.event("game.reset.v1", { seen_epoch: 0, seen_state: "open" });
      expect(words((await asAdmin(wordless)).receipts)).toEqual(["rejected/invalid"]);
      expect(words((await asAdmin(device.event(...RESET))).receipts)).toEqual(["applied"]);
    });
  });

  test("an event of a future epoch waits as epoch_ahead; a walk-on applies in every epoch and state (I7, I20)", async () => {
    const { sql, device, team, player, send } = await sideline();
    await send(device.event(...FINALIZE));
    const walkOn = crypto.randomUUID();
    const added = { player_id: walkOn, team_id: team, jersey_number: "07", name: "Zoë" };
    const answer = await send(
      device.tackle(team, player, 5),
      device.event("player.added.v1", added, 4),
      device.event("player.added.v1", { ...added, name: "Somebody else" }, 0),
    );
    expect(words(answer.receipts)).toEqual(["held_late/epoch_ahead", "applied", "applied"]);
    expect(await sql.query("select * from players where id = $1", [walkOn])).toMatchObject([
      { name: "Zoë", jersey_number: "07", is_walk_on: true, is_active: true, team_id: team },
    ]);
  });

  test("a walk-on never overwrites a player and never joins a team outside the game (I7)", async () => {
    const { sql, device, team, player, send } = await sideline();
    const other = await createGame(sql);
    const [stranger = ""] = other.home.players;
    const newcomer = crypto.randomUUID();
    await send(
      device.event("player.added.v1", {
        player_id: player,
        team_id: team,
        jersey_number: "99",
        name: "X",
      }),
      device.event("player.added.v1", {
        player_id: stranger,
        team_id: team,
        jersey_number: "99",
        name: "X",
      }),
      device.event("player.added.v1", {
        player_id: newcomer,
        team_id: other.home.id,
        jersey_number: "1",
      }),
    );
    const rows = await sql.query(
      "select id, jersey_number, name from players where id = any ($1)",
      [[player, stranger, newcomer]],
    );
    expect(rows.map((row) => row.jersey_number)).toEqual(["0", "0"]);
    expect(rows.map((row) => row.name)).not.toContain("X");
  });

  test("events of an unknown game and of a deleted season are kept as orphaned (D65)", async () => {
    const { sql, game, scorer, device, team, player, send } = await sideline();
    const unknown = crypto.randomUUID();
    const event = device.tackle(team, player);
    const lost = await push(sql, scorer, unknown, device.id, [
      event,
      device.event("timeout.used.v1", {}),
    ]);
    expect(words(lost.receipts)).toEqual(["orphaned", "rejected/invalid"]);
    expect(lost).toMatchObject({ head_seq: 0, epoch: 0, state: "open" });
    expect((await push(sql, scorer, unknown, device.id, [event])).receipts).toMatchObject([
      { outcome: "duplicate", of: "orphaned" },
    ]);

    const late = device.tackle(team, player);
    await sql.query("update seasons set deleted_at = now() where id = $1", [game.seasonId]);
    expect(words((await send(late)).receipts)).toEqual(["orphaned"]);
    expect(await sql.query("select from game_events where game_id = $1", [game.id])).toHaveLength(
      0,
    );
    await sql.query("update seasons set deleted_at = null where id = $1", [game.seasonId]);
    expect(words((await send(late)).receipts)).toEqual(["applied"]);
  });

  test("an archived game still takes events (D65)", async () => {
    const { sql, game, device, team, player, send } = await sideline();
    await sql.query("update games set archived_at = now() where id = $1", [game.id]);
    expect(words((await send(device.tackle(team, player))).receipts)).toEqual(["applied"]);
  });

  test("facts of the server are refused from a device and taken from the server (D34)", async () => {
    const { sql, game, device, team, player, send, row } = await sideline();
    const imported = {
      batch_id: crypto.randomUUID(),
      rows: [{ player_id: player, team_id: team, counts: { tackles: 4, extra_points: 3 } }],
    };
    const id = crypto.randomUUID();
    const refused = await send(
      device.event("stats.imported.v1", imported),
      device.event("held.applied.v1", { event_ids: [id] }),
      device.event("held.set_aside.v1", { event_ids: [id] }),
    );
    expect(words(refused.receipts)).toEqual(Array<string>(3).fill("rejected/permission"));
    const taken = await push(sql, SERVICE, game.id, device.id, [
      device.event("stats.imported.v1", imported),
    ]);
    expect(words(taken.receipts)).toEqual(["applied"]);
    expect(await row()).toMatchObject({
      total_tackles: 4,
      team_visitor_score: 0,
      has_stats: true,
      live_entries: 0,
    });
    expect(await sql.query("select * from verify_totals($1)", [game.id])).toEqual([]);
  });

  test("a provider's completion stands until the finalize; the log waits beside it (D31a)", async () => {
    const { sql, game, device, team, player, send, row } = await sideline();
    await sql.query(
      `update games set is_completed = true, provider_completed = true, team_visitor_score = 21,
         team_home_score = 20, provider_visitor_score = 21, provider_home_score = 20 where id = $1`,
      [game.id],
    );
    expect(words((await send(device.rush(team, player))).receipts)).toEqual(["applied"]);
    expect(await row()).toMatchObject({
      team_visitor_score: 21,
      computed_visitor_score: 6,
      state: "open",
    });
    expect(await sql.query("select * from verify_totals($1)", [game.id])).toEqual([]);
    await send(device.event(...FINALIZE));
    expect(await row()).toMatchObject({
      team_visitor_score: 6,
      team_home_score: 0,
      provider_visitor_score: 21,
    });
  });

  test("holes in the device's numbering are named, over all games (I6)", async () => {
    const { sql, game, scorer, team, player } = await sideline();
    const device = new PushingDevice();
    const events = Array.from({ length: 9 }, () => device.tackle(team, player));
    const at = (...seqs: number[]) =>
      events.filter((event) => seqs.includes(Number(event.device_seq)));
    const first = await push(sql, scorer, game.id, device.id, at(2, 5, 9));
    expect(first.missing_device_seqs).toEqual([1, 3, 4, 6, 7, 8]);
    const other = await createGame(sql);
    await push(sql, scorer, other.id, device.id, at(3, 4));
    const last = await push(sql, scorer, game.id, device.id, at(1, 6, 7));
    expect(last.missing_device_seqs).toEqual([8]);
  });
});

import { expect, test } from "vitest";
import { insertAccount } from "../../helpers/database/actors.ts";
import { PushingDevice, push, type WireEvent } from "../../helpers/database/device.ts";
import { createGame, type TestGame } from "../../helpers/database/league.ts";
import { onEachEngine } from "../../helpers/database/test-database.ts";

type Make = (device: PushingDevice, game: TestGame) => unknown;

const ID = "0197aaaa-0000-7000-8000-000000000001";

function tackle(device: PushingDevice, game: TestGame): WireEvent {
  return device.tackle(game.visitor.id, game.visitor.players[0] ?? null);
}

/** A tackle whose envelope is changed. */
function envelope(change: WireEvent): Make {
  return (device, game) => ({ ...tackle(device, game), ...change });
}

/** A stat whose entry is changed. */
function entry(change: WireEvent): Make {
  return (device, game) => device.stat(game.visitor.id, null, { stat_type: "tackle", ...change });
}

function payload(type: string, content: unknown): Make {
  return (device) => device.event(`${type}.v1`, content);
}

function withTeam(type: string, content: WireEvent): Make {
  return (device, game) => device.event(`${type}.v1`, { team_id: game.visitor.id, ...content });
}

const CLOCK = { period: "Q2", remaining_ms: 252_000, at_ms: 1_790_000_000_000 };

const INVALID: Readonly<Record<string, Make>> = {
  "no object: a number": () => 7,
  "no object: null": () => null,
  "no object: a list": () => [],
  "no object: a text": () => "stat.recorded.v1",
  "an event id that is no UUID": envelope({ event_id: "seventeen" }),
  "an event id with braces": envelope({ event_id: `{${ID}}` }),
  "an event id that is a number": envelope({ event_id: 5 }),
  "a device id that is no UUID": envelope({ device_id: "phone" }),
  "device_seq 0": envelope({ device_seq: 0 }),
  "device_seq 1.5": envelope({ device_seq: 1.5 }),
  "device_seq as text": envelope({ device_seq: "1" }),
  "device_seq beyond every counter": envelope({ device_seq: 1e300 }),
  "no epoch": envelope({ epoch: null }),
  "epoch -1": envelope({ epoch: -1 }),
  "epoch 0.5": envelope({ epoch: 0.5 }),
  "epoch beyond an integer": envelope({ epoch: 2147483648 }),
  "no type": envelope({ type: null }),
  "an empty type": envelope({ type: "" }),
  "a type of 101 characters": envelope({ type: "x".repeat(101) }),
  "no payload": envelope({ payload: null }),
  "a payload that is a list": envelope({ payload: [] }),
  "a payload that is a text": envelope({ payload: "{}" }),
  "an unknown type without a payload": envelope({ type: "weather.noted.v1", payload: 1 }),
  "no entries": payload("stat.recorded", {}),
  "entries that are no list": payload("stat.recorded", { entries: {} }),
  "an empty list of entries": payload("stat.recorded", { entries: [] }),
  "an entry that is null": payload("stat.recorded", { entries: [null] }),
  "an entry without an id": entry({ entry_id: null }),
  "an entry id that is no UUID": entry({ entry_id: "first" }),
  "a team id that is no UUID": entry({ team_id: "Sharks" }),
  "no team": entry({ team_id: null }),
  "a player id that is no UUID": entry({ player_id: "Jo" }),
  "a player id that is a number": entry({ player_id: 12 }),
  "an unknown stat": entry({ stat_type: "field_goal" }),
  "a stat that is no text": entry({ stat_type: { a: 1 } }),
  "an unknown touchdown": entry({ stat_type: "touchdown", stat_subtype: "kick" }),
  "a touchdown subtype that is no text": entry({ stat_type: "touchdown", stat_subtype: 1 }),
  "a passer that is no UUID": entry({
    stat_type: "touchdown",
    stat_subtype: "pass",
    passer_player_id: "Mae",
  }),
  "an extra point without its yards": entry({ stat_type: "extra_point" }),
  "an extra point of 15 yards": entry({ stat_type: "extra_point", extra_point_type: "15_yard" }),
  "a change without fields": payload("stat.changed", { entry_id: ID }),
  "a change of no entry": (device, game) =>
    device.event("stat.changed.v1", { to: { stat_type: "tackle", team_id: game.home.id } }),
  "a removal without a list": payload("stat.removed", {}),
  "a removal of nothing": payload("stat.removed", { entry_ids: [] }),
  "a removal of no UUID": payload("stat.removed", { entry_ids: [ID, "second"] }),
  "a removal that is no list": payload("stat.removed", { entry_ids: ID }),
  "a timeout of no team": payload("timeout.used", {}),
  "a timeout given back to no team": payload("timeout.returned", { team_id: 3 }),
  "a roster of no team": payload("roster.changed", { add: [], remove: [] }),
  "a roster that adds no UUID": withTeam("roster.changed", { add: ["Jo"] }),
  "a roster that removes a text": withTeam("roster.changed", { remove: "Jo" }),
  "reasons that are no list": withTeam("roster.changed", { add: [ID], overrides: "he may" }),
  "a reason of nobody": withTeam("roster.changed", {
    add: [ID],
    overrides: [{ reason: "he may" }],
  }),
  "a reason without words": withTeam("roster.changed", {
    add: [ID],
    overrides: [{ player_id: ID, reason: null }],
  }),
  "a reason of 501 letters": withTeam("roster.changed", {
    add: [ID],
    overrides: [{ player_id: ID, reason: "n".repeat(501) }],
  }),
  "a walk-on without an id": withTeam("player.added", { jersey_number: "1" }),
  "a walk-on with number 100": withTeam("player.added", { player_id: ID, jersey_number: "100" }),
  "a walk-on with a number in words": withTeam("player.added", {
    player_id: ID,
    jersey_number: "x",
  }),
  "a walk-on whose name is a list": withTeam("player.added", { player_id: ID, name: [] }),
  "a walk-on with a long name": withTeam("player.added", { player_id: ID, name: "n".repeat(201) }),
  "a correction of nothing": withTeam("stats.corrected", { player_id: ID, deltas: {} }),
  "a correction by 1.5": withTeam("stats.corrected", { player_id: ID, deltas: { tackles: 1.5 } }),
  "a correction in words": withTeam("stats.corrected", { player_id: ID, deltas: { tackles: "1" } }),
  "a correction beyond measure": withTeam("stats.corrected", {
    player_id: ID,
    deltas: { tackles: 10000 },
  }),
  "a correction of an unknown stat": withTeam("stats.corrected", {
    player_id: ID,
    deltas: { goals: 1 },
  }),
  "a correction of no player": withTeam("stats.corrected", { deltas: { tackles: 1 } }),
  "a negative score": payload("score.overridden", { visitor: -1, home: 0 }),
  "a score of 1.5": payload("score.overridden", { visitor: 1.5, home: 0 }),
  "half a score": payload("score.overridden", { visitor: 1 }),
  "a score of a thousand": payload("score.overridden", { visitor: 1000, home: 0 }),
  "a finalize that saw nothing": payload("game.finalized", {}),
  "a finalize that saw another word": payload("game.finalized", {
    seen_epoch: 0,
    seen_state: "ended",
  }),
  "a reopen that saw no UUID": payload("game.reopened", { seen_transition: "last" }),
  "a reset that saw epoch 0.5": payload("game.reset", { seen_epoch: 0.5, seen_state: "open" }),
  "a clock of a fifth quarter": payload("clock.started", { ...CLOCK, period: "Q5" }),
  "a clock whose period is a number": payload("clock.started", { ...CLOCK, period: 2 }),
  "a clock with more than an hour left": payload("clock.set", {
    ...CLOCK,
    remaining_ms: 3_600_001,
  }),
  "a clock with less than nothing left": payload("clock.set", { ...CLOCK, remaining_ms: -1 }),
  "a clock with half a millisecond left": payload("clock.stopped", { ...CLOCK, remaining_ms: 0.5 }),
  "a clock at no time": payload("clock.stopped", { ...CLOCK, at_ms: null }),
  "a clock of the year 2100": payload("clock.started", { ...CLOCK, at_ms: 4_102_444_800_000 }),
  "a clock that saw no UUID": payload("clock.stopped", { ...CLOCK, seen_clock: "the last one" }),
};

onEachEngine("malformed events", (database) => {
  async function world() {
    const sql = database();
    const game = await createGame(sql);
    return { sql, game, scorer: await insertAccount(sql, "scorer"), device: new PushingDevice() };
  }

  test.each(Object.entries(INVALID))(
    "%s: refused and kept, its neighbours apply (I7)",
    async (_, make) => {
      const { sql, game, scorer, device } = await world();
      const bad = make(device, game);
      const neighbours = [tackle(device, game), tackle(device, game)];
      const events = [neighbours[0], bad, neighbours[1]];
      const { receipts } = await push(sql, scorer, game.id, device.id, events);
      const given = (bad as WireEvent | null)?.event_id ?? null;
      expect(receipts).toMatchObject([
        { outcome: "applied" },
        { outcome: "rejected", reason: "invalid", event_id: given },
        { outcome: "applied" },
      ]);
      const held = await sql.query("select raw from held_events where game_id = $1", [game.id]);
      expect(held.map((row) => JSON.parse(String(row.raw)))).toEqual([bad]);
    },
  );

  test("an event without an id gets a receipt without one", async () => {
    const { sql, game, scorer, device } = await world();
    const { event_id: _, ...nameless } = tackle(device, game);
    const { receipts } = await push(sql, scorer, game.id, device.id, [nameless]);
    expect(receipts).toEqual([{ event_id: null, outcome: "rejected", reason: "invalid" }]);
  });

  test("what jsonb cannot hold comes as one JSON text: only that event is refused (I7)", async () => {
    const { sql, game, scorer, device } = await world();
    const named = (name: string) =>
      device.event("player.added.v1", { player_id: ID, team_id: game.home.id, name });
    const events = [
      tackle(device, game),
      named("nul\u0000"),
      named("half \ud83d"),
      tackle(device, game),
    ];
    const first = await push(sql, scorer, game.id, device.id, JSON.stringify(events));
    expect(first.receipts).toMatchObject([
      { outcome: "applied" },
      { outcome: "rejected", reason: "invalid", event_id: events[1]?.event_id },
      { outcome: "rejected", reason: "invalid", event_id: events[2]?.event_id },
      { outcome: "applied" },
    ]);
    const held = await sql.query("select raw from held_events where game_id = $1 order by id", [
      game.id,
    ]);
    expect(held.map((row) => JSON.parse(String(row.raw)))).toEqual([events[1], events[2]]);
    const again = await push(sql, scorer, game.id, device.id, JSON.stringify(events));
    expect(again.receipts.map((receipt) => receipt.outcome)).toEqual(Array(4).fill("duplicate"));
  });

  test.each([
    ["in year 275760", "+275760-09-13T00:00:00.000Z"],
    ["on 30 February", "2026-02-30T10:00:00Z"],
    ["without a zone", "2026-11-21T10:00:00"],
    ["in words", "yesterday"],
    ["infinity", "infinity"],
    ["a number", 1e15],
  ])("a client_timestamp %s becomes null and the event applies (I7)", async (_, time) => {
    const { sql, game, scorer, device } = await world();
    const event: WireEvent = { ...tackle(device, game), client_timestamp: time };
    const { receipts } = await push(sql, scorer, game.id, device.id, [event]);
    expect(receipts).toMatchObject([{ outcome: "applied" }]);
    expect(
      await sql.query("select client_timestamp from game_events where event_id = $1", [
        event.event_id,
      ]),
    ).toEqual([{ client_timestamp: null }]);
  });

  test("4096 bytes of compact JSON pass, one more is too_large and kept (limits)", async () => {
    const { sql, game, scorer, device } = await world();
    const noteOf = (bytes: number) => {
      const timeout = { team_id: game.home.id, list: [1, 2, 3] };
      const event = { ...device.event("timeout.used.v1", { ...timeout, text: "" }) };
      const room = bytes - JSON.stringify(event).length;
      return {
        ...event,
        payload: { ...timeout, text: "é".repeat(room >> 1) + "x".repeat(room & 1) },
      };
    };
    const [fits, bursts] = [noteOf(4096), noteOf(4097)];
    expect(new TextEncoder().encode(JSON.stringify(fits))).toHaveLength(4096);
    const { receipts } = await push(sql, scorer, game.id, device.id, [fits, bursts]);
    expect(receipts).toMatchObject([
      { outcome: "applied" },
      { outcome: "rejected", reason: "too_large" },
    ]);
    const held = await sql.query("select payload from held_events where game_id = $1", [game.id]);
    expect(held).toEqual([{ payload: bursts.payload }]);
  });

  test("500 events pass, 501 are refused in words and none is stored (limits)", async () => {
    const { sql, game, scorer, device } = await world();
    const events = Array.from({ length: 501 }, () => tackle(device, game));
    await expect(push(sql, scorer, game.id, device.id, events)).rejects.toMatchObject({
      code: "PT413",
      message: "A call may carry at most 500 events; this one carries 501.",
    });
    expect(await sql.query("select from game_events where game_id = $1", [game.id])).toHaveLength(
      0,
    );
    const answer = await push(sql, scorer, game.id, device.id, events.slice(0, 500));
    expect(answer).toMatchObject({ head_seq: 500 });
  });

  test.each([[{}], [null], [5], ["no list"], ['{"a":1}']])(
    "p_events %j is refused in words",
    async (events) => {
      const { sql, game, scorer, device } = await world();
      await expect(
        push(sql, scorer, game.id, device.id, events as unknown as string),
      ).rejects.toMatchObject({ code: "22023" });
    },
  );

  test("shapes other tools write are read, needless fields ignored (D27, D28)", async () => {
    const { sql, game, scorer, device } = await world();
    const [player = "", passer = ""] = game.visitor.players;
    const stat = (fields: WireEvent) => device.stat(game.visitor.id, player, fields);
    const events = [
      stat({ stat_type: "touchdown" }),
      stat({ stat_type: "touchdown", passer_player_id: passer }),
      stat({ stat_type: "touchdown", stat_subtype: "receiving", passer_player_id: passer }),
      stat({ stat_type: "touchdown", stat_subtype: "rush", passer_player_id: "ignored" }),
      stat({ stat_type: "tackle", stat_subtype: "kick", extra_point_type: 9, passer_player_id: 4 }),
      device.event("stat.recorded.v1", {
        entries: [{ entry_id: crypto.randomUUID(), team_id: game.visitor.id, stat_type: "safety" }],
      }),
    ];
    const { receipts } = await push(sql, scorer, game.id, device.id, events);
    expect(receipts.map((receipt) => receipt.outcome)).toEqual(Array(6).fill("applied"));
    expect(
      await sql.query(
        "select stat_type, stat_subtype, passer_player_id, extra_point_type from stat_events where game_id = $1 order by event_order",
        [game.id],
      ),
    ).toEqual([
      {
        stat_type: "touchdown",
        stat_subtype: "rush",
        passer_player_id: null,
        extra_point_type: null,
      },
      {
        stat_type: "touchdown",
        stat_subtype: "pass",
        passer_player_id: passer,
        extra_point_type: null,
      },
      {
        stat_type: "touchdown",
        stat_subtype: "pass",
        passer_player_id: passer,
        extra_point_type: null,
      },
      {
        stat_type: "touchdown",
        stat_subtype: "rush",
        passer_player_id: null,
        extra_point_type: null,
      },
      { stat_type: "tackle", stat_subtype: null, passer_player_id: null, extra_point_type: null },
      { stat_type: "safety", stat_subtype: null, passer_player_id: null, extra_point_type: null },
    ]);
  });
});

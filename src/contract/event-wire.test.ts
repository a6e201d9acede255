import fc from "fast-check";
import { describe, expect, test } from "vitest";
import game1 from "../../tests/fixtures/games/game-1.json" with { type: "json" };
import game3 from "../../tests/fixtures/games/game-3.json" with { type: "json" };
import game4 from "../../tests/fixtures/games/game-4.json" with { type: "json" };
import type { GameEvent } from "../domain/game/events.ts";
import { readWireEvent, toWireEvent } from "./event-wire.ts";
import { toPushRequest } from "./push-request.ts";

const envelope = { event_id: "e", device_id: "d", device_seq: 1, epoch: 0 };

function read(type: string, payload: unknown): GameEvent {
  const event = readWireEvent("g", { ...envelope, type, payload });
  if (event === null) throw new Error("the envelope is fine");
  return event;
}

describe("I8 the same event always gives the same JSON", () => {
  test.each([
    ["game 1", game1],
    ["game 3", game3],
    ["game 4", game4],
  ])("%s survives reading and writing unchanged", (_, game) => {
    for (const { expected_outcome: _outcome, ...wire } of game.events) {
      const event = readWireEvent("g", wire);
      expect(event?.type).toBe(wire.type);
      expect(event === null ? null : normal(toWireEvent(event))).toEqual(normal(wire));
    }
  });

  /** The two fields of `seen` that seen_transition makes needless are filled in when absent. */
  const normal = (wire: unknown): unknown => JSON.parse(JSON.stringify(wire));

  test("security rule 6: who tapped, when and with which version travel with it", () => {
    const told = {
      author_id: "ada",
      client_timestamp: "2026-11-21T12:00:00.000Z",
      app_version: "0.1.0",
    };
    const wire = { ...envelope, ...told, type: "drone.launched.v7", payload: null };
    const event = readWireEvent("g", wire);
    expect(event === null ? null : toWireEvent(event)).toEqual(wire);
  });

  test("an unknown type keeps its payload to the letter, whatever it is", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        const event = read("drone.launched.v7", payload);
        expect(event.type).toBe("unknown");
        expect(toWireEvent(event)).toEqual({ ...envelope, type: "drone.launched.v7", payload });
      }),
    );
  });
});

describe("I7, I24 reading what other versions wrote", () => {
  const entry = { entry_id: "x", team_id: "t", player_id: "p", stat_type: "touchdown" };

  test.each([
    ["extra_point_type", "50_yard"],
    ["passer_player_id", 7],
    ["automatic", "yes"],
    ["stat_subtype", { a: 1 }],
  ])("a tackle counts whatever its needless %s says, as it does on the server", (field, value) => {
    const tackle = { ...entry, stat_type: "tackle", [field]: value };
    const event = read("stat.recorded.v1", { entries: [tackle] });
    expect(event).toMatchObject({
      type: "stat.recorded.v1",
      payload: { entries: [{ entryId: "x", statType: "tackle", teamId: "t", playerId: "p" }] },
    });
  });

  test.each([
    ["receiving", "pass"],
    ["pass", "pass"],
    ["rush", "rush"],
    [null, undefined],
    ["lateral", undefined],
  ])("a touchdown subtype %s reads as %s (D27)", (wire, expected) => {
    const event = read("stat.recorded.v1", { entries: [{ ...entry, stat_subtype: wire }] });
    expect(event).toMatchObject({ type: "stat.recorded.v1" });
    if (event.type !== "stat.recorded.v1") return;
    expect(event.payload.entries[0]?.statSubtype).toBe(expected);
  });

  test("nulls that mean absent, fields of a newer version, a missing player", () => {
    const event = read("stat.recorded.v1", {
      entries: [
        { entry_id: "x", team_id: "t", stat_type: "tackle", extra_point_type: null, wind: "N" },
      ],
      weather: "rain",
    });
    expect(event).toMatchObject({
      payload: { entries: [{ entryId: "x", teamId: "t", statType: "tackle", playerId: null }] },
    });
  });

  test("a transition that only names what it has seen", () => {
    const event = read("game.finalized.v1", { seen_transition: null });
    expect(event).toMatchObject({ type: "game.finalized.v1", payload: { seenTransition: null } });
  });

  test("a stat type of a newer version is kept as an unknown fact, not dropped", () => {
    const payload = { entries: [{ ...entry, stat_type: "punt_block" }] };
    expect(read("stat.recorded.v1", payload)).toMatchObject({
      type: "unknown",
      wireType: "stat.recorded.v1",
      payload,
    });
  });

  test("what has no readable envelope is no event", () => {
    expect(readWireEvent("g", { ...envelope, device_seq: 1.5, type: "x", payload: {} })).toBeNull();
    expect(readWireEvent("g", "<html>")).toBeNull();
  });
});

describe("I7 text that jsonb cannot hold", () => {
  const named = (name: string): GameEvent => ({
    ...read("player.added.v1", { player_id: "p", team_id: "t", jersey_number: null, name }),
  });

  test("travels as one string, so that the server can refuse that event alone", () => {
    expect(typeof toPushRequest("g", "d", [named("Ada\u0000")]).p_events).toBe("string");
    expect(typeof toPushRequest("g", "d", [named("Ada\ud800")]).p_events).toBe("string");
    expect(Array.isArray(toPushRequest("g", "d", [named("Ada 🏈 Díaz")]).p_events)).toBe(true);
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import type { MemoryServer } from "../../tests/helpers/sync/memory-server.ts";
import { onePhone } from "../../tests/helpers/sync/one-phone.ts";
import type { SimulatedDevice } from "../../tests/helpers/sync/simulated-device.ts";
import {
  firstTab,
  type SyncWorld,
  tackle,
  WORLD_TEAMS,
} from "../../tests/helpers/sync/sync-world.ts";
import type { GameFact } from "../domain/game/events.ts";
import { finalScore } from "../domain/game/live-score.ts";

const GAME = "game-1";
let server: MemoryServer;
let world: SyncWorld;
let phone: SimulatedDevice;

beforeEach(async () => {
  ({ server, world, phone } = await onePhone(GAME));
});

const tap = () => phone.record(0, GAME, [tackle()]);
const newest = () => [...phone.recorded].at(-1) ?? "";
const status = () => firstTab(phone).engine.status();
const pushes = () => phone.wire.calls.filter(({ method }) => method === "push");
const sent = () => server.logOf(GAME).map(({ eventId }) => eventId);
const score = () => {
  const game = firstTab(phone).games.get(GAME);
  if (game === undefined) throw new Error("the game is open");
  return finalScore(game.state);
};

function conversion(teamId: string): GameFact {
  const entry = { entryId: crypto.randomUUID(), statType: "extra_point", teamId } as const;
  const fields = { ...entry, playerId: "p1", extraPointType: "10_yard" } as const;
  return { type: "stat.recorded.v1", payload: { entries: [fields] } };
}

/** Four conversions of the visitors, three of the home team, thirteen tackles: 8:6. */
async function recordTwentyPlays(): Promise<void> {
  for (let index = 0; index < 20; index += 1) {
    const fact =
      index < 4
        ? conversion(WORLD_TEAMS.visitorTeamId)
        : index < 7
          ? conversion(WORLD_TEAMS.homeTeamId)
          : tackle();
    await phone.record(0, GAME, [fact]);
  }
}

async function reload(): Promise<void> {
  phone.crash();
  await phone.openTab();
  await phone.openGame(GAME, WORLD_TEAMS);
  await world.settle();
}

describe("I14 a 400 that is nobody's fault", () => {
  test("a middlebox's: nothing is put aside, 8:6 stays, also after a reload, then all is sent", async () => {
    await recordTwentyPlays();
    phone.wire.nextFault = () => "middlebox";
    await world.advance(6_000);
    expect(phone.wire.fired.get("middlebox")).toBeGreaterThan(1);
    expect([status().state, status().pending, status().attention]).toEqual(["offline", 20, 0]);
    expect(score()).toEqual({ visitor: 8, home: 6 });
    await reload();
    expect(score()).toEqual({ visitor: 8, home: 6 });
    phone.wire.nextFault = () => "none";
    await world.advance(60_000);
    expect(sent()).toEqual([...phone.recorded]);
    expect([status().state, status().attention]).toEqual(["saved", 0]);
  });

  test("our own server's: halving stops, nothing is put aside, the pill says so, order survives", async () => {
    await recordTwentyPlays();
    phone.wire.refusesEverything = true;
    await world.advance(6_000);
    expect([status().state, status().reason]).toEqual(["attention", "everything-refused"]);
    expect([status().pending, status().attention]).toEqual([20, 0]);
    expect(score()).toEqual({ visitor: 8, home: 6 });
    await world.advance(300_000);
    expect(pushes().length).toBeLessThan(50);
    expect([status().pending, status().attention]).toEqual([20, 0]);
    phone.wire.refusesEverything = false;
    await world.advance(60_000);
    expect(sent()).toEqual([...phone.recorded]);
    expect([status().state, status().attention]).toEqual(["saved", 0]);
  });
});

describe("I14 an event that is refused alone", () => {
  test("waits while it is the only one, and is judged when a later one is accepted", async () => {
    await tap();
    phone.wire.poison.add(newest());
    await world.advance(200_000);
    expect([status().state, status().reason, status().pending, status().attention]).toEqual([
      "attention",
      "everything-refused",
      1,
      0,
    ]);
    await tap();
    await world.advance(10_000);
    expect(sent()).toEqual([newest()]);
    expect([status().reason, status().pending, status().attention]).toEqual(["quarantined", 0, 1]);
  });

  test("more of them than are tried in one turn hide no good event", async () => {
    for (let index = 0; index < 6; index += 1) {
      await tap();
      phone.wire.poison.add(newest());
    }
    await tap();
    await world.advance(120_000);
    expect(sent()).toEqual([newest()]);
    expect([status().pending, status().attention]).toEqual([0, 6]);
  });

  test("D31 a finalize does not overtake it, unless nothing else can tell who is at fault", async () => {
    const finalize = { seenEpoch: 0, seenState: "open" } as const;
    await tap();
    phone.wire.poison.add(newest());
    for (let index = 0; index < 4; index += 1) await tap();
    await phone.record(0, GAME, [{ type: "game.finalized.v1", payload: finalize }]);
    const order: string[][] = [];
    const { push } = server;
    server.push = (gameId, deviceId, events, call) => {
      order.push(events.map(({ type }) => type));
      return push(gameId, deviceId, events, call);
    };
    await world.advance(10_000);
    expect(order.flat().at(-1)).toBe("game.finalized.v1");
    expect([status().pending, status().attention]).toEqual([0, 1]);
  });

  test("a lone one before a finalize does not hold the game open for ever", async () => {
    await tap();
    phone.wire.poison.add(newest());
    const finalize = { seenEpoch: 0, seenState: "open" } as const;
    await phone.record(0, GAME, [{ type: "game.finalized.v1", payload: finalize }]);
    await world.advance(20_000);
    expect(sent()).toEqual([newest()]);
    expect([status().pending, status().attention]).toEqual([0, 1]);
  });
});

describe("I14 what is quarantined", () => {
  const tabState = () => {
    const tab = firstTab(phone);
    const game = tab.games.get(GAME);
    if (game === undefined) throw new Error("the game is open");
    return { tab, game };
  };

  /** A conversion that the server refuses, beside a tackle that it takes. */
  async function refuseConversion(): Promise<string> {
    await phone.record(0, GAME, [conversion(WORLD_TEAMS.homeTeamId)]);
    const eventId = newest();
    phone.wire.poison.add(eventId);
    await tap();
    await world.advance(10_000);
    expect([status().pending, status().attention]).toEqual([0, 1]);
    return eventId;
  }

  test("stays in score, feed and lists, marked, also after a reload", async () => {
    const eventId = await refuseConversion();
    for (const _ of ["before", "after"]) {
      const { tab, game } = tabState();
      expect(score()).toEqual({ visitor: 0, home: 2 });
      expect(game.state.liveEntryCount).toBe(2);
      expect([...game.refusedEventIds]).toEqual([eventId]);
      expect(game.refusedEntryIds.size).toBe(1);
      const totals = await tab.store.games.saveSnapshots().then(() => tab.store.totals.get(GAME));
      expect(totals.ok && totals.value?.waiting).toBe(true);
      await reload();
    }
  });

  test("counts no longer when a person puts it aside, and again when it is accepted", async () => {
    const eventId = await refuseConversion();
    phone.wire.poison.clear();
    await tabState().tab.store.quarantine.retry([eventId]);
    await world.advance(10_000);
    expect(score()).toEqual({ visitor: 0, home: 2 });
    expect([tabState().game.refusedEventIds.size, status().state]).toEqual([0, "saved"]);

    const other = await refuseConversion();
    expect(score()).toEqual({ visitor: 0, home: 4 });
    const at = "2026-11-21T15:00:00Z";
    await tabState().tab.store.quarantine.dismiss([other], { kind: "confirmed", at });
    await world.settle();
    expect(score()).toEqual({ visitor: 0, home: 2 });
    await reload();
    expect(score()).toEqual({ visitor: 0, home: 2 });
    expect(status().state).toBe("saved");
  });

  test("an event that a receipt rejects stays too; a rejected transition leaves the game open", async () => {
    await phone.record(0, GAME, [conversion(WORLD_TEAMS.homeTeamId)]);
    server.decisions.set(newest(), { outcome: "rejected", reason: "permission" });
    const finalize = { seenEpoch: 0, seenState: "open" } as const;
    await phone.record(0, GAME, [{ type: "game.finalized.v1", payload: finalize }]);
    server.decisions.set(newest(), { outcome: "rejected", reason: "permission" });
    await world.advance(10_000);
    expect([status().pending, status().attention]).toEqual([0, 2]);
    expect(score()).toEqual({ visitor: 0, home: 2 });
    expect(tabState().game.state.phase).toBe("open");
  });
});

describe("I14 queued commands follow the same rule", () => {
  const queue = (opId: string, playerId: string) =>
    firstTab(phone).store.operations.add({
      opId,
      kind: "set_jersey_number",
      payload: { playerId, jerseyNumber: "7" },
      authorId: "ada",
      createdAt: "2026-11-21T15:00:00Z",
    });
  const listed = async () => {
    const rows = await firstTab(phone).store.operations.list();
    return rows.ok ? rows.value.map(({ opId, refusal }) => [opId, refusal?.reason ?? null]) : [];
  };

  test("refused alone it waits; it is refused for good once another one was accepted", async () => {
    phone.wire.poison.add("op-1");
    await queue("op-1", "p1");
    await world.advance(100_000);
    expect(await listed()).toEqual([["op-1", null]]);
    expect(status().reason).toBe("everything-refused");
    await queue("op-2", "p2");
    await world.advance(70_000);
    expect(await listed()).toEqual([["op-1", "refused"]]);
    expect(server.operations.map(({ opId }) => opId)).toEqual(["op-2"]);
  });

  test("Retry now sends a refused one again", async () => {
    phone.wire.poison.add("op-1");
    await queue("op-1", "p1");
    await queue("op-2", "p2");
    await world.advance(10_000);
    expect(await listed()).toEqual([["op-1", "refused"]]);
    phone.wire.poison.clear();
    await firstTab(phone).store.operations.retryRefused();
    await world.advance(10_000);
    expect(await listed()).toEqual([]);
    expect(server.operations.map(({ opId }) => opId)).toEqual(["op-2", "op-1"]);
  });

  test("I3 after a restored backup they are sent again, once", async () => {
    for (let index = 0; index < 3; index += 1) await tap();
    await queue("op-1", "p1");
    await world.advance(10_000);
    expect([server.operations.length, await listed()]).toEqual([1, []]);
    server.restore(GAME, 1);
    server.operations.splice(0);
    await world.advance(30_000);
    expect(server.operations.map(({ opId }) => opId)).toEqual(["op-1"]);
    expect([await listed(), status().state]).toEqual([[], "saved"]);
  });

  test("a server that refuses everything for a while refuses none, and keeps their order", async () => {
    phone.wire.refusesEverything = true;
    for (let index = 0; index < 5; index += 1) await queue(`op-${index}`, `p${index % 2}`);
    await world.advance(100_000);
    expect((await listed()).map(([, refusal]) => refusal)).toEqual([null, null, null, null, null]);
    phone.wire.refusesEverything = false;
    await world.advance(70_000);
    expect(await listed()).toEqual([]);
    expect(server.operations.map(({ opId }) => opId)).toEqual([
      "op-0",
      "op-1",
      "op-2",
      "op-3",
      "op-4",
    ]);
  });
});

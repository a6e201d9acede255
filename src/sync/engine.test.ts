import { beforeEach, describe, expect, test } from "vitest";
import type { WireFault } from "../../tests/helpers/sync/faulty-wire.ts";
import { digestOf, type MemoryServer } from "../../tests/helpers/sync/memory-server.ts";
import { onePhone } from "../../tests/helpers/sync/one-phone.ts";
import type { SimulatedDevice } from "../../tests/helpers/sync/simulated-device.ts";
import {
  firstTab,
  type SyncWorld,
  tackle,
  WORLD_TEAMS,
} from "../../tests/helpers/sync/sync-world.ts";

const GAME = "game-1";
let server: MemoryServer;
let world: SyncWorld;
let phone: SimulatedDevice;

beforeEach(async () => {
  ({ server, world, phone } = await onePhone(GAME));
});

const tap = (device = phone) => device.record(0, GAME, [tackle()]);
const status = (device = phone) => firstTab(device).engine.status();
const pushes = (device = phone) => device.wire.calls.filter(({ method }) => method === "push");
/** These faults happen to the next pushes, one each. */
function faults(...list: readonly WireFault[]): void {
  const queue = [...list];
  phone.wire.nextFault = (method) => (method === "push" ? (queue.shift() ?? "none") : "none");
}

describe("D21 when a tap travels", () => {
  test("I5 a tap is durable before anything is sent, and is sent 3 s later", async () => {
    await tap();
    await world.advance(2_900);
    expect([status().state, status().pending, pushes().length]).toEqual(["saving", 1, 0]);
    await world.advance(200);
    expect([status().state, status().pending, pushes().length]).toEqual(["saved", 0, 1]);
    expect(status().lastSavedAt).not.toBeNull();
  });

  test("taps that go on are sent every 10 s at the latest", async () => {
    for (let second = 0; second < 20; second += 1) {
      await tap();
      await world.advance(1_000);
    }
    expect(pushes().length).toBeGreaterThanOrEqual(2);
    expect(server.logOf(GAME).length).toBeGreaterThanOrEqual(10);
  });

  test("Save Now sends at once", async () => {
    await tap();
    const saved = firstTab(phone).engine.saveNow();
    await world.settle();
    await saved;
    expect(status().state).toBe("saved");
    expect(server.logOf(GAME)).toHaveLength(1);
  });

  test("I10 the order of the taps survives", async () => {
    for (let index = 0; index < 5; index += 1) await tap();
    await world.advance(3_000);
    expect(server.logOf(GAME).map(({ deviceSeq }) => deviceSeq)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe("The table of answers", () => {
  test.each<WireFault>([
    "drop-request",
    "drop-answer",
    "duplicate",
    "rubbish",
    "middlebox",
    "half-receipts",
    "late",
  ])("unknown (%s): kept, tried again, applied once (I2, I8)", async (fault) => {
    faults(fault);
    await tap();
    await tap();
    await world.advance(25_000);
    await phone.wire.deliverLate();
    await world.advance(10_000);
    expect(server.logOf(GAME)).toHaveLength(2);
    expect([status().state, status().pending]).toEqual(["saved", 0]);
  });

  test("temporary: Retry-After is honoured, a tap in between does not hurry it", async () => {
    faults("busy");
    await tap();
    await world.advance(3_000);
    expect(pushes()).toHaveLength(1);
    await tap();
    await world.advance(6_500);
    expect(pushes()).toHaveLength(1);
    await world.advance(1_000);
    expect(server.logOf(GAME)).toHaveLength(2);
  });

  test("57014: the next batch is half as long, successes double it again", async () => {
    faults("too-long");
    for (let index = 0; index < 8; index += 1) await tap();
    await world.advance(60_000);
    expect(pushes().map(({ events }) => events)).toEqual([8, 4, 4]);
  });

  test("a call that times out halves the batch too", async () => {
    faults("drop-request");
    for (let index = 0; index < 6; index += 1) await tap();
    await world.advance(60_000);
    expect(pushes().map(({ events }) => events)).toEqual([6, 3, 3]);
  });

  test("401 and the auth server's own refusal: asks to sign in, keeps, resumes after it", async () => {
    faults("session-ended");
    await tap();
    await world.advance(120_000);
    expect(pushes()).toHaveLength(1);
    expect([status().state, status().reason, status().isSignInNeeded]).toEqual([
      "attention",
      "sign-in-required",
      true,
    ]);
    phone.signIn("ada");
    await world.advance(3_000);
    expect(status().state).toBe("saved");
  });

  test("401 with a fresh token too: no sign-in is asked for, it is tried again", async () => {
    faults("expired");
    await tap();
    await world.advance(3_000);
    expect(status().isSignInNeeded).toBe(false);
    await world.advance(5_000);
    expect(status().state).toBe("saved");
  });

  test("the guard: another person's taps are never sent under this session", async () => {
    await tap();
    phone.signIn("bea");
    await tap();
    await world.advance(70_000);
    expect(server.uploaders).toEqual(["bea"]);
    expect(server.logOf(GAME).map(({ authorId }) => authorId)).toEqual(["bea"]);
    expect([status().state, status().reason, status().pending]).toEqual([
      "attention",
      "other-person",
      1,
    ]);
    phone.signIn("ada");
    await world.advance(5_000);
    expect(server.logOf(GAME).map(({ authorId }) => authorId)).toEqual(["bea", "ada"]);
    expect(status().state).toBe("saved");
  });

  test("signed out: nothing is sent, and the pill says why", async () => {
    phone.signIn(null);
    await tap();
    await world.advance(30_000);
    expect(phone.wire.calls.filter(({ method }) => method === "push")).toHaveLength(0);
    expect(status().reason).toBe("sign-in-required");
  });

  test("permission: kept, said in words, tried again slowly", async () => {
    const { push } = server;
    server.push = async () => ({ ok: false, answer: { kind: "permission" } });
    await tap();
    await world.advance(30_000);
    expect([status().state, status().reason, pushes().length]).toEqual([
      "attention",
      "permission",
      1,
    ]);
    server.push = push;
    await world.advance(60_000);
    expect(status().state).toBe("saved");
  });

  test("I14 poison: bisected, quarantined with its dependents, all others proceed", async () => {
    const entry = { entryId: "e-1", statType: "tackle", teamId: "team-h", playerId: "p1" } as const;
    for (let index = 0; index < 5; index += 1) await tap();
    await phone.record(0, GAME, [{ type: "stat.recorded.v1", payload: { entries: [entry] } }]);
    const poison = [...phone.recorded].at(-1) ?? "";
    phone.wire.poison.add(poison);
    await phone.record(0, GAME, [{ type: "stat.removed.v1", payload: { entryIds: ["e-1"] } }]);
    for (let index = 0; index < 5; index += 1) await tap();
    await world.advance(10_000);
    expect(server.logOf(GAME)).toHaveLength(10);
    expect([status().state, status().attention, status().pending]).toEqual(["attention", 2, 0]);
  });

  test("D20, I14 poison is not on the server: Last saved stays where it was", async () => {
    await tap();
    phone.wire.poison.add([...phone.recorded][0] ?? "");
    await tap();
    await world.advance(10_000);
    expect([status().state, status().pending, status().lastSavedAt]).toEqual([
      "attention",
      0,
      null,
    ]);
  });

  test("protocol too old: stops, keeps, says so", async () => {
    server.push = async () => ({ ok: false, answer: { kind: "protocol-too-old" } });
    await tap();
    await world.advance(300_000);
    expect(pushes()).toHaveLength(1);
    expect([status().reason, status().pending]).toEqual(["protocol-too-old", 1]);
  });

  test("state_changed closes quietly", async () => {
    await phone.record(0, GAME, [
      { type: "game.finalized.v1", payload: { seenEpoch: 0, seenState: "open" } },
    ]);
    const [eventId] = phone.recorded;
    server.decisions.set(eventId ?? "", { outcome: "rejected", reason: "state_changed" });
    await world.advance(3_000);
    expect([status().state, status().attention]).toEqual(["saved", 0]);
  });

  test("one game's refusal blocks no other", async () => {
    const { push } = server;
    server.push = async (gameId, ...rest) =>
      gameId === GAME
        ? { ok: false, answer: { kind: "unknown", wasTimeout: false } }
        : push(gameId, ...rest);
    await phone.openGame("game-2", WORLD_TEAMS);
    await tap();
    await phone.record(0, "game-2", [tackle()]);
    await world.advance(4_000);
    expect(server.logOf("game-2")).toHaveLength(1);
    expect(status().pending).toBe(1);
  });
});

describe("I21, I13 what the pill says meanwhile", () => {
  test("Save Now while a tap is still being stored does not say saved", async () => {
    await world.settle();
    expect(status().state).toBe("saved");
    const tapping = tap();
    const saving = firstTab(phone).engine.saveNow();
    expect(status().state).toBe("saving");
    await tapping;
    await world.settle();
    await saving;
    await world.advance(4_000);
    expect([status().state, server.logOf(GAME).length]).toEqual(["saved", 1]);
  });

  test("nor while the outbox is counted anew for another tab", async () => {
    await world.settle();
    const { store, engine } = firstTab(phone);
    const tapping = tap();
    store.outbox.refresh();
    await tapping;
    const saving = engine.saveNow();
    expect([status().state, status().pending]).toEqual(["saving", 1]);
    await world.settle();
    await saving;
    await world.advance(4_000);
    expect([status().state, server.logOf(GAME).length]).toEqual(["saved", 1]);
  });

  test("nor while a lost database is opened again for a tap", async () => {
    await world.settle();
    const { store, engine } = firstTab(phone);
    await store.connection.run(async (db) => db.close());
    const tapping = tap();
    const said = new Set<string>();
    while (server.logOf(GAME).length === 0) {
      void engine.saveNow();
      said.add(status().state);
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect([await tapping, ...said]).toEqual([true, "saving"]);
    await world.settle();
    await world.advance(4_000);
    expect([status().state, server.logOf(GAME).length]).toEqual(["saved", 1]);
  });

  test("offline, then sent without any user act when the network returns", async () => {
    phone.setOnline(false);
    await tap();
    await world.advance(600_000);
    expect([status().state, status().pending]).toEqual(["offline", 1]);
    expect(server.logOf(GAME)).toHaveLength(0);
    phone.setOnline(true);
    await world.advance(4_000);
    expect(status().state).toBe("saved");
  });

  test("D73 a network that leads nowhere is offline however long; 5 s after it returns all is sent", async () => {
    phone.wire.nextFault = () => "drop-request";
    await tap();
    await tap();
    await world.advance(20_000);
    for (let minute = 0; minute < 30; minute += 1) {
      expect([status().state, status().reason]).toEqual(["offline", "no-answer"]);
      await world.advance(61_300);
    }
    expect(pushes().length).toBeLessThan(60);
    phone.wire.nextFault = () => "none";
    await world.advance(5_000);
    expect([status().state, status().pending]).toEqual(["saved", 0]);
    expect(server.logOf(GAME)).toHaveLength(2);
  });

  test("D73 a call that hangs when the network returns is given up for a new one", async () => {
    phone.wire.nextFault = () => "drop-request";
    await tap();
    await world.advance(11_000);
    phone.wire.nextFault = () => "none";
    await world.advance(5_000);
    expect([status().state, server.logOf(GAME).length]).toEqual(["saved", 1]);
  });

  test("S17 a slow call is not given up while the server answers", async () => {
    phone.wire.nextFault = (method) => (method === "push" ? "delay" : "none");
    await tap();
    await world.advance(8_000);
    expect([status().state, pushes().length]).toEqual(["saved", 1]);
  });

  test("S17 the browser's word offline is no gate: tried within 30 s, by Save Now at once", async () => {
    phone.wake("offline");
    phone.saysOffline = true;
    await tap();
    await world.advance(35_000);
    expect([status().state, server.logOf(GAME).length]).toEqual(["saved", 1]);
    await tap();
    void firstTab(phone).engine.saveNow();
    await world.settle();
    expect(server.logOf(GAME)).toHaveLength(2);
  });

  test("S17 really offline, it is tried with a back-off of 30 s at most", async () => {
    phone.setOnline(false);
    await tap();
    await world.advance(600_000);
    const tries = pushes().length;
    expect(tries).toBeGreaterThan(15);
    expect(tries).toBeLessThan(60);
    expect(status().state).toBe("offline");
  });

  test("I13 hours without an answer are no stall: the minute begins with a busy server", async () => {
    phone.setOnline(false);
    await tap();
    await world.advance(600_000);
    phone.wire.nextFault = () => "too-long";
    phone.setOnline(true);
    await world.advance(20_000);
    expect([status().state, status().reason]).toEqual(["saving", "server-busy"]);
    await world.advance(65_000);
    expect([status().state, status().reason]).toEqual(["attention", "stalled-server"]);
  });

  test("a clock that is set back hides no stall", async () => {
    phone.wire.nextFault = () => "too-long";
    await tap();
    phone.skewMs = -3_600_000;
    await world.advance(65_000);
    expect(status().state).toBe("attention");
  });
});

describe("I3, I12 reading", () => {
  test("I12 what another phone taps is here within seconds", async () => {
    const other = await world.addDevice("other-phone", "bea");
    await other.openGame(GAME, WORLD_TEAMS);
    await tap();
    await world.advance(9_000);
    expect(firstTab(other).games.get(GAME)?.state.liveEntryCount).toBe(1);
  });

  test("I23 a long log is read to its end, page by page", async () => {
    for (let index = 0; index < 1_201; index += 1) {
      server.logOf(GAME).push(foreignEvent(index + 1));
    }
    await world.advance(6_000);
    expect(firstTab(phone).games.get(GAME)?.state.liveEntryCount).toBe(1_201);
  });

  test("I3 after a restored backup the phone sends its acknowledged events again", async () => {
    for (let index = 0; index < 3; index += 1) await tap();
    await world.advance(10_000);
    expect(server.logOf(GAME)).toHaveLength(3);
    server.restore(GAME, 1);
    await world.advance(30_000);
    expect(
      server
        .logOf(GAME)
        .map(({ eventId }) => eventId)
        .sort(),
    ).toEqual([...phone.recorded].sort());
    expect(status().state).toBe("saved");
  });

  test("I3 also when the restored log has grown past what was read before anybody looked", async () => {
    for (let index = 0; index < 3; index += 1) await tap();
    await world.advance(10_000);
    server.restore(GAME, 1);
    for (let seq = 2; seq <= 6; seq += 1) server.logOf(GAME).push(foreignEvent(seq));
    await world.advance(30_000);
    const ids = server.logOf(GAME).map(({ eventId }) => eventId);
    expect([...phone.recorded].every((eventId) => ids.includes(eventId))).toBe(true);
    expect(ids).toHaveLength(8);
  });

  test("I3 also when new taps are pushed onto the restored log first", async () => {
    for (let index = 0; index < 3; index += 1) await tap();
    await world.advance(10_000);
    server.restore(GAME, 2);
    await tap();
    await tap();
    await world.advance(30_000);
    expect(new Set(server.logOf(GAME).map(({ eventId }) => eventId))).toEqual(phone.recorded);
  });

  test("I3 also when the event last read stands at the same place in the restored log", async () => {
    for (let index = 0; index < 3; index += 1) await tap();
    await world.advance(10_000);
    const [, , third] = server.logOf(GAME);
    server.restore(GAME, 0);
    server.logOf(GAME).push(foreignEvent(1), foreignEvent(2));
    if (third !== undefined) server.logOf(GAME).push(third);
    await tap();
    await world.advance(30_000);
    const ids = new Set(server.logOf(GAME).map(({ eventId }) => eventId));
    expect([...phone.recorded].filter((eventId) => !ids.has(eventId))).toEqual([]);
  });

  test("a game that the server no longer shows keeps its log here", async () => {
    await tap();
    await world.advance(10_000);
    const { pull } = server;
    server.pull = async (...call) => {
      const page = await pull(...call);
      return page.ok
        ? {
            ok: true,
            value: { ...page.value, isKnown: false, headSeq: 0, events: [], anchor: null },
          }
        : page;
    };
    await world.advance(30_000);
    expect(firstTab(phone).games.get(GAME)?.state.liveEntryCount).toBe(1);
  });

  test("only the open game of a visible page is polled", async () => {
    phone.isVisible = false;
    phone.wake("hidden");
    await world.advance(6_000);
    const before = phone.wire.calls.length;
    await world.advance(60_000);
    expect(phone.wire.calls.length).toBe(before);
    phone.isVisible = true;
    phone.wake("visible");
    await world.advance(11_000);
    expect(phone.wire.calls.length).toBeGreaterThanOrEqual(before + 2);
  });

  test("reference rows that name a newer head bring an unopened game onto the device", async () => {
    server.logOf("game-9").push({ ...foreignEvent(1), gameId: "game-9" });
    firstTab(phone).engine.noteHeads([headRow("game-9")]);
    await world.advance(100);
    const checkpoint = await firstTab(phone).store.checkpoints.get("game-9");
    expect(checkpoint.ok && checkpoint.value?.gameSeq).toBe(1);
  });

  test("I3 a row that names another log of the same length has the unopened game read again", async () => {
    const { engine } = firstTab(phone);
    for (let index = 0; index < 3; index += 1) await tap();
    await world.advance(10_000);
    engine.closeGame(GAME);
    server.restore(GAME, 1);
    server.logOf(GAME).push(foreignEvent(2), foreignEvent(3));
    await world.advance(60_000);
    expect(server.logOf(GAME)).toHaveLength(3);
    engine.noteHeads([headRow(GAME)]);
    await world.advance(10_000);
    const ids = server.logOf(GAME).map(({ eventId }) => eventId);
    expect([...phone.recorded].filter((eventId) => !ids.includes(eventId))).toEqual([]);
    const calls = phone.wire.calls.length;
    engine.noteHeads([headRow(GAME)]);
    await world.advance(10_000);
    expect(phone.wire.calls).toHaveLength(calls);
  });
});

/** What the schedule's row says of a game's log. */
function headRow(gameId: string) {
  const log = server.logOf(gameId);
  return { gameId, headSeq: log.length, logDigest: digestOf(log) };
}

test("S12 when the server is silent, a hundred games to read do not ask a hundred times", async () => {
  const { engine } = firstTab(phone);
  phone.wire.nextFault = () => "drop-request";
  engine.noteHeads(
    Array.from({ length: 100 }, (_, n) => ({ gameId: `far-${n}`, headSeq: 1, logDigest: 1 })),
  );
  await world.advance(120_000);
  expect(phone.wire.calls.length).toBeLessThan(60);
  phone.wire.nextFault = () => "none";
  for (let n = 0; n < 100; n += 1) {
    server.logOf(`far-${n}`).push({ ...foreignEvent(1), gameId: `far-${n}` });
  }
  await world.advance(70_000);
  const checkpoints = await firstTab(phone).store.checkpoints.list();
  expect(checkpoints.ok && checkpoints.value.filter(({ gameSeq }) => gameSeq === 1)).toHaveLength(
    100,
  );
});

describe("S3 tabs", () => {
  test("I5 a tab that does not lead records; the leader sends", async () => {
    await phone.openTab();
    await phone.openGame(GAME, WORLD_TEAMS);
    await phone.record(1, GAME, [tackle()]);
    await world.advance(4_000);
    expect(server.logOf(GAME)).toHaveLength(1);
    expect(phone.tabs.map(({ engine }) => engine.status().state)).toEqual(["saved", "saved"]);
  });

  test("Save Now in a tab that does not lead reaches the leader", async () => {
    await phone.openTab();
    await phone.openGame(GAME, WORLD_TEAMS);
    await phone.record(1, GAME, [tackle()]);
    await phone.tabs[1]?.engine.saveNow();
    await world.advance(100);
    expect(server.logOf(GAME)).toHaveLength(1);
  });

  test("I8 two leaders at once: one effect", async () => {
    await phone.openTab();
    await phone.openGame(GAME, WORLD_TEAMS);
    phone.lead(0, 1);
    await tap();
    await phone.record(1, GAME, [tackle()]);
    await world.advance(10_000);
    expect(server.logOf(GAME)).toHaveLength(2);
    expect(phone.tabs.map(({ engine }) => engine.status().pending)).toEqual([0, 0]);
  });
});

describe("I2 a crash", () => {
  test("after the commit and before the receipt: sent again, applied once", async () => {
    faults("drop-answer");
    await tap();
    await world.advance(4_000);
    expect(server.logOf(GAME)).toHaveLength(1);
    phone.crash();
    await phone.openTab();
    await phone.openGame(GAME, WORLD_TEAMS);
    await world.advance(20_000);
    expect(server.logOf(GAME)).toHaveLength(1);
    expect(status().state).toBe("saved");
  });

  test("I21 a fresh start never says saved before it has counted", async () => {
    phone.setOnline(false);
    await tap();
    phone.crash();
    const tab = await phone.openTab();
    expect(tab.engine.status().state).toBe("offline");
  });
});

describe("Queued commands", () => {
  const edit = (opId: string) => ({
    opId,
    kind: "set_jersey_number",
    payload: { playerId: "p1", jerseyNumber: "7" },
    authorId: "ada",
    createdAt: "2026-11-21T15:00:00Z",
  });

  test("I2 wait offline, travel once, and keep the pill from saying saved", async () => {
    phone.setOnline(false);
    await firstTab(phone).store.operations.add(edit("op-1"));
    await world.settle();
    expect(status().state).toBe("offline");
    phone.wire.nextFault = (method) => (method === "runOperation" ? "drop-answer" : "none");
    phone.setOnline(true);
    await world.advance(100);
    phone.wire.nextFault = () => "none";
    await world.advance(20_000);
    expect(server.operations).toHaveLength(1);
    expect(status().state).toBe("saved");
  });

  test("D33 the edit of a walk-on waits until the server knows the walk-on", async () => {
    const added = { playerId: "p1", teamId: "team-h", jerseyNumber: "8" };
    await phone.record(0, GAME, [{ type: "player.added.v1", payload: added }]);
    const known: boolean[] = [];
    const run = server.runOperation;
    server.runOperation = (...call) => {
      known.push(server.logOf(GAME).length > 0);
      return run(...call);
    };
    await firstTab(phone).store.operations.add(edit("op-1"));
    await world.advance(2_000);
    expect([known, status().state]).toEqual([[], "saving"]);
    await world.advance(3_000);
    expect([known, status().state]).toEqual([[true], "saved"]);
  });

  test("I14 a refused one stays for a person to see and blocks nothing", async () => {
    server.runOperation = async ({ opId }) => ({
      ok: true,
      value: { opId, outcome: "rejected", reason: "unknown_player" },
    });
    await firstTab(phone).store.operations.add(edit("op-1"));
    await tap();
    await world.advance(5_000);
    expect(server.logOf(GAME)).toHaveLength(1);
    expect([status().state, status().reason]).toEqual(["attention", "command-refused"]);
  });
});

function foreignEvent(gameSeq: number) {
  const entryId = crypto.randomUUID();
  const entry = { entryId, statType: "tackle", teamId: "team-h", playerId: "p2" } as const;
  return {
    eventId: crypto.randomUUID(),
    gameId: GAME,
    epoch: 0,
    deviceId: "another-phone",
    deviceSeq: gameSeq,
    authorId: "bea",
    clientTimestamp: null,
    appVersion: null,
    gameSeq,
    recordedBy: "bea",
    receivedAt: null,
    type: "stat.recorded.v1" as const,
    payload: { entries: [entry] },
  };
}

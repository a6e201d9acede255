import { beforeEach, describe, expect, test } from "vitest";
import type { MemoryServer } from "../../tests/helpers/sync/memory-server.ts";
import { onePhone } from "../../tests/helpers/sync/one-phone.ts";
import type { SimulatedDevice } from "../../tests/helpers/sync/simulated-device.ts";
import { firstTab, type SyncWorld, tackle } from "../../tests/helpers/sync/sync-world.ts";

const GAME = "game-1";
const FAULT = new Error("a screen broke");
let server: MemoryServer;
let world: SyncWorld;
let phone: SimulatedDevice;

beforeEach(async () => {
  ({ server, world, phone } = await onePhone(GAME));
});

const tap = () => phone.record(0, GAME, [tackle()]);
const status = () => firstTab(phone).engine.status();

/** Throws at the first news of a kind that comes after this call. */
function throwOnce(topic: "log" | "operations"): void {
  let hasThrown = false;
  firstTab(phone).store.changes.onTopic((change) => {
    if (hasThrown || change.topic !== topic) return;
    hasThrown = true;
    throw FAULT;
  });
}

describe("I13 an exception stops nothing for good, and is reported", () => {
  test("where receipts are taken in: the game sends again", async () => {
    await tap();
    throwOnce("log");
    await world.advance(4_000);
    expect(phone.faults).toEqual([FAULT]);
    await tap();
    await world.advance(10_000);
    expect(server.logOf(GAME)).toHaveLength(2);
    expect([status().state, status().pending, status().isSending]).toEqual(["saved", 0, false]);
  });

  test("in the queue of commands: the next one is sent", async () => {
    const jersey = (opId: string) =>
      firstTab(phone).store.operations.add({
        opId,
        kind: "set_jersey_number",
        payload: { playerId: "p1", jerseyNumber: "7" },
        authorId: "ada",
        createdAt: "2026-11-21T15:00:00Z",
      });
    phone.setOnline(false);
    await jersey("op-1");
    await world.settle();
    throwOnce("operations");
    phone.setOnline(true);
    await world.advance(4_000);
    expect(phone.faults).toEqual([FAULT]);
    await jersey("op-2");
    await world.advance(10_000);
    expect(server.operations.map(({ opId }) => opId)).toEqual(["op-1", "op-2"]);
    expect(status().state).toBe("saved");
  });

  test("in a screen that shows the pill, again and again: everything is sent", async () => {
    firstTab(phone).engine.subscribe(() => {
      throw FAULT;
    });
    await tap();
    await world.advance(4_000);
    expect(server.logOf(GAME)).toHaveLength(1);
    expect(new Set(phone.faults)).toEqual(new Set([FAULT]));
  });

  test("one that comes back each time is said after a minute, as this device's trouble (I21)", async () => {
    firstTab(phone).store.log.applyReceipts = () => Promise.reject(FAULT);
    await tap();
    await world.advance(70_000);
    expect([status().state, status().reason, status().pending]).toEqual([
      "attention",
      "stalled-device",
      1,
    ]);
  });
});

import { serialize } from "node:v8";
import { IDBObjectStore } from "fake-indexeddb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createDevice, GAME, must, PAIRING, type TestTab } from "../../../tests/helpers/device.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

interface Cost {
  /** `store.method`, in order. */
  readonly operations: readonly string[];
  readonly bytes: number;
}

const METHODS = ["add", "put", "get", "getAll", "getAllKeys", "getKey", "count", "delete"] as const;
const CURSORS = ["openCursor", "openKeyCursor", "clear"] as const;
const PLAY = "game_events.add";

/**
 * Counts the requests to stores and the bytes of every stored row while `run` lasts, on the
 * connection that stores the play: the files of a process share the prototype.
 */
async function costOf(run: () => Promise<unknown>): Promise<Cost> {
  const requests: { connection: IDBDatabase; operation: string; bytes: number }[] = [];
  const spies = [...METHODS, ...CURSORS].map((method) => {
    const original: (...input: never[]) => unknown = IDBObjectStore.prototype[method];
    const spy = vi.spyOn(IDBObjectStore.prototype, method);
    spy.mockImplementation(function (this: IDBObjectStore, ...input: unknown[]) {
      const isWrite = method === "add" || method === "put";
      requests.push({
        connection: this.transaction.db,
        operation: `${this.name}.${method}`,
        bytes: isWrite ? serialize(input[0]).byteLength : 0,
      });
      return Reflect.apply(original, this, input);
    } as never);
    return spy;
  });
  await run();
  for (const spy of spies) spy.mockRestore();
  const play = requests.find(({ operation }) => operation === PLAY);
  const own = requests.filter(({ connection }) => connection === play?.connection);
  return {
    operations: own.map(({ operation }) => operation),
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

/** Ids of the same length as real ones, so that bytes can be compared. */
function append({ store, context }: TestTab, number: number) {
  const entryId = `20000000-0000-7000-8000-${String(number).padStart(12, "0")}`;
  const playerId = `p${number % 40}`.padStart(8, "0");
  const entry = { entryId, statType: "tackle" as const, teamId: "team-v", playerId };
  const fact = { type: "stat.recorded.v1" as const, payload: { entries: [entry] } };
  return store.log.append(GAME, [fact], context());
}

describe("the cost of an append", () => {
  it("is the same at the 10,000th event as at the first: operations and bytes", async () => {
    const tab = await createDevice().openTab();
    must(await tab.store.games.openGame(GAME, PAIRING));
    must(await append(tab, 0));
    const first = await costOf(() => append(tab, 1));
    for (let number = 2; number < 9_999; number += 1) must(await append(tab, number));
    const last = await costOf(() => append(tab, 9_999));

    expect(first.operations).toEqual([
      "counters.get",
      PLAY,
      "outbox.add",
      "counters.put",
      "game_totals.put",
    ]);
    expect(last.operations).toEqual(first.operations);
    // Numbers that grew need a few bytes more, nothing else may.
    expect(last.bytes - first.bytes).toBeLessThanOrEqual(8);
    expect(last.bytes).toBeLessThan(1_200);
  }, 120_000);
});

import Dexie, { type IntervalTree, type ObservabilitySet } from "dexie";
import { IDBObjectStore } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeTeam } from "../../../tests/helpers/builders/make-team.ts";
import { createDevice, must } from "../../../tests/helpers/device.ts";
import type { LocalStore } from "../db/local-store.ts";

const FIRST = "2026-11-21T12:00:00.000Z";
const LATER = "2026-11-21T12:02:00.000Z";

let store: LocalStore;
/** How often a live query over the teams has read again. */
let told: number;
let end: () => void;
const team = (n: number, name = `Team ${n}`) =>
  makeTeam({ id: `t${String(n).padStart(4, "0")}`, name });
const ROWS = Array.from({ length: 600 }, (_, n) => team(n));

beforeEach(async () => {
  ({ store } = await createDevice().openTab());
  must(await store.reference.replace("teams", "s1", ROWS, { complete: true, readAt: FIRST }));
  await watched("teams");
});

/** Counts from the first reading on. */
async function watched(table: "teams" | "players"): Promise<void> {
  told = -1;
  end = store.connection.watch(
    async () => [
      await store.reference.wereRead([table], "s1"),
      await store.reference.list(table, "s1"),
    ],
    () => {
      told += 1;
    },
  );
  await expect.poll(() => told).toBe(0);
}

/** How many keys or ranges of keys the tree holds. */
function sizeOf(tree: IntervalTree | null | undefined): number {
  if (!tree || !("from" in tree)) return 0;
  return 1 + sizeOf(tree.l) + sizeOf(tree.r);
}

/** Live queries have had the time to read again. */
const quiet = () => new Promise((resolve) => setTimeout(resolve, 30));

afterEach(() => {
  end();
  vi.restoreAllMocks();
});

/** The keys of the rows that `run` writes, in order. */
async function writtenBy(run: () => Promise<unknown>): Promise<unknown[]> {
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  await run();
  return put.mock.calls.flatMap(([row]) =>
    row?.row === undefined || row.table === "read_ages" ? [] : [row.key],
  );
}

const renew = async (rows: typeof ROWS) =>
  must(await store.reference.replace("teams", "s1", rows, { complete: true, readAt: LATER }));
const last = async () => must(await store.reference.readAt("teams", "s1"));

describe("a renewal of what is on the device", () => {
  it("that says nothing new tells nobody, and counts as read", async () => {
    expect(await writtenBy(() => renew(ROWS.map((row) => ({ ...row }))))).toEqual([]);
    await quiet();
    expect(told).toBe(0);
    expect(await last()).toBe(LATER);
  });

  it("keeps what stayed, writes what changed, adds what came and removes what went", async () => {
    const rows = [...ROWS.slice(0, 249), team(251, "Renamed"), ...ROWS.slice(252), team(900)];
    expect(await writtenBy(() => renew(rows))).toEqual(["t0251", "t0900"]);
    await expect.poll(() => told).toBe(1);
    expect(await last()).toBe(LATER);
    expect(must(await store.reference.list("teams", "s1"))).toEqual(rows);
  });

  it("names few keys to live queries, and for thousands the table: naming each blocks the screen", async () => {
    const named: number[] = [];
    const count = (parts: ObservabilitySet) => {
      for (const ranges of Object.values(parts)) named.push(sizeOf(ranges));
    };
    Dexie.on.storagemutated.subscribe(count);
    await renew([team(3, "Renamed"), ...ROWS.slice(4)]);
    await expect.poll(() => told).toBe(1);
    await renew(Array.from({ length: 1_200 }, (_, n) => team(n, `New ${n}`)));
    await expect.poll(() => told, { timeout: 10_000 }).toBe(2);
    Dexie.on.storagemutated.unsubscribe(count);
    expect(Math.max(...named)).toBeLessThan(10);
  });

  it("to nothing is news once, also where there was nothing before", async () => {
    end();
    await watched("players");
    const nothing = { complete: true, confirmedEmpty: true, readAt: LATER };
    must(await store.reference.replace("players", "s1", [], nothing));
    await expect.poll(() => told).toBe(1);
    must(await store.reference.replace("players", "s1", [], nothing));
    await quiet();
    expect(told).toBe(1);
  });

  it("of some rows tells nobody either while they say the same", async () => {
    const some = { complete: false, readAt: LATER };
    must(await store.reference.replace("teams", "s1", [team(3), team(500)], some));
    await quiet();
    expect(told).toBe(0);
    must(await store.reference.replace("teams", "s1", [team(3), team(500, "Renamed")], some));
    await expect.poll(() => told).toBe(1);
    expect(must(await store.reference.get("teams", "t0500"))?.name).toBe("Renamed");
    expect(must(await store.reference.list("teams", "s1"))).toHaveLength(600);
  });
});

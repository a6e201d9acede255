import { IDBDatabase, IDBKeyRange, IDBObjectStore, IDBTransaction } from "fake-indexeddb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import {
  createDevice,
  GAME,
  must,
  OTHER_GAME,
  oneTackle,
  PAIRING,
  type TestDevice,
} from "../../../tests/helpers/device.ts";
import { StatTrackerDb } from "../db/db.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A handle of its own on the device's database, to see what is really stored. */
async function peek<Value>(device: TestDevice, read: (db: StatTrackerDb) => Promise<Value>) {
  const db = new StatTrackerDb("stat-tracker", { indexedDB: device.indexedDB, IDBKeyRange });
  await db.open();
  const value = await read(db);
  db.close();
  return value;
}

/**
 * The disk is full when the transaction is half way: event and outbox row are written by then,
 * and the abort must take them back.
 */
function abortAtCounter(errorName: string) {
  const put = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    const request = put.apply(this, row);
    if (this.name !== "counters") return request;
    const transaction: IDBTransaction & { _abort?(name: string): void } = this.transaction;
    transaction._abort?.(errorName);
    return request;
  });
}

describe("append", () => {
  it("I1: resolves with event, outbox row, totals row and counter in the database", async () => {
    const device = createDevice();
    const { store, context } = await device.openTab();
    must(await store.games.openGame(GAME, PAIRING));
    const { events } = must(await store.log.append(GAME, oneTackle("e1"), context()));
    expect(events.map(({ deviceSeq }) => deviceSeq)).toEqual([1]);
    const stored = await peek(device, async (db) => ({
      events: await db.game_events.toArray(),
      outbox: await db.outbox.toArray(),
      totals: await db.game_totals.toArray(),
      counter: await db.counters.get("device_seq"),
    }));
    expect(stored.events).toEqual(events);
    expect(stored.outbox).toMatchObject([{ gameId: GAME, deviceSeq: 1, authorId: "author-1" }]);
    expect(stored.totals).toMatchObject([{ gameId: GAME, liveEntryCount: 1, waiting: true }]);
    expect(stored.counter).toBe(1);
  });

  it("I1: paints the act in the same tick, as in flight until the commit", async () => {
    const { store, context } = await createDevice().openTab();
    const game = must(await store.games.openGame(GAME, PAIRING));
    const appended = store.log.append(GAME, oneTackle("e1"), context());
    expect(game.state.liveEntryCount).toBe(1);
    expect(game.inFlight).toMatchObject([{ entryIds: ["e1"], failed: false }]);
    expect(game.pendingEventIds.size).toBe(0);
    const { events } = must(await appended);
    expect(game.inFlight).toEqual([]);
    expect([...game.pendingEventIds]).toEqual(events.map(({ eventId }) => eventId));
  });

  it("I2, I5: everything is there after the tab was killed and reopened", async () => {
    const device = createDevice();
    const first = await device.openTab();
    must(await first.store.games.openGame(GAME, PAIRING));
    for (const id of ["e1", "e2", "e3"]) {
      must(await first.store.log.append(GAME, oneTackle(id), first.context()));
    }
    first.store.close();
    const second = await device.openTab();
    const game = must(await second.store.games.openGame(GAME, PAIRING));
    expect([...game.state.entries.keys()]).toEqual(["e1", "e2", "e3"]);
    expect(second.store.outbox.summary()).toMatchObject({ count: 3 });
    const { events } = must(await second.store.log.append(GAME, oneTackle("e4"), second.context()));
    expect(events[0]?.deviceSeq).toBe(4);
  });

  it("I6: two tabs that tap at the same time number without a gap and see each other", async () => {
    const device = createDevice();
    const [a, b] = [await device.openTab(), await device.openTab()];
    const games = [
      must(await a.store.games.openGame(GAME, PAIRING)),
      must(await b.store.games.openGame(GAME, PAIRING)),
    ];
    const taps = Array.from({ length: 20 }, (_, index) => {
      const tab = index % 2 === 0 ? a : b;
      return tab.store.log.append(GAME, oneTackle(`e${index}`), tab.context());
    });
    const numbers = (await Promise.all(taps)).map((result) => must(result).events[0]?.deviceSeq);
    expect(numbers.toSorted((x, y) => (x ?? 0) - (y ?? 0))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
    const inOrder = must(await a.store.log.eventsOf(GAME)).flatMap((event) =>
      event.type === "stat.recorded.v1" ? event.payload.entries.map(({ entryId }) => entryId) : [],
    );
    for (const game of games) {
      await game.settled();
      expect([...game.state.entries.keys()]).toEqual(inOrder);
    }
    await b.store.outbox.settled();
    expect(b.store.outbox.summary().count).toBe(20);
  });

  it("I6: two tabs that score two games share no number, although no row of theirs clashes", async () => {
    const device = createDevice();
    const [a, b] = [await device.openTab(), await device.openTab()];
    const numbers: (number | undefined)[] = [];
    for (const id of ["e1", "e2", "e3"]) {
      for (const [tab, game] of [
        [a, GAME],
        [b, OTHER_GAME],
      ] as const) {
        const { events } = must(
          await tab.store.log.append(game, oneTackle(id + game), tab.context()),
        );
        numbers.push(events[0]?.deviceSeq);
      }
    }
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("a tap that is being stored when its page is left", () => {
  it("I1, I8: the next page stores it, and the page itself when it comes back, once", async () => {
    const device = createDevice();
    const left = await device.openTab();
    const game = must(await left.store.games.openGame(GAME, PAIRING));
    const tapped = left.store.log.append(GAME, oneTackle("e1"), left.context());
    left.scheduler.leave();
    expect(device.journal.length).toBe(1);

    const next = await device.openTab();
    expect(must(await next.store.log.eventsOf(GAME))).toHaveLength(1);
    must(await tapped);
    expect(await left.store.log.retryJournal()).toBe(0);
    await game.settled();
    expect(game.state.liveEntryCount).toBe(1);
    expect(game.inFlight).toEqual([]);
    expect(must(await left.store.log.eventsOf(GAME))).toMatchObject([{ deviceSeq: 1 }]);
    expect(device.journal.length).toBe(0);
  });

  it("I8: one that was stored all the same counts once", async () => {
    const device = createDevice();
    const left = await device.openTab();
    must(await left.store.games.openGame(GAME, PAIRING));
    const abort = vi.spyOn(IDBTransaction.prototype, "abort").mockImplementation(() => {
      throw new DOMException("It is being committed", "InvalidStateError");
    });
    const tapped = left.store.log.append(GAME, oneTackle("e1"), left.context());
    left.scheduler.leave();
    abort.mockRestore();
    must(await tapped);
    expect(device.journal.length).toBe(1);
    const next = await device.openTab();
    expect(must(await next.store.log.eventsOf(GAME))).toHaveLength(1);
    expect(device.journal.length).toBe(0);
  });
});

describe("a tap that the database refuses", () => {
  it("I1: aborted half way leaves nothing behind, says so, and is stored when it works again", async () => {
    const device = createDevice();
    const { store, context, scheduler } = await device.openTab();
    const game = must(await store.games.openGame(GAME, PAIRING));
    const broken = abortAtCounter("QuotaExceededError");
    const refused = await store.log.append(GAME, oneTackle("e1"), context());
    expect(refused).toMatchObject({ ok: false, error: { code: "quota", journaled: true } });
    expect(game.inFlight).toMatchObject([{ entryIds: ["e1"], failed: true }]);
    expect(store.status.get()).toMatchObject({ unsavedActs: 1, failure: { code: "quota" } });
    expect(device.journal.length).toBe(1);
    expect(await peek(device, (db) => db.game_events.count())).toBe(0);
    expect(await peek(device, (db) => db.outbox.count())).toBe(0);

    broken.mockRestore();
    scheduler.runWaiting();
    await vi.waitFor(() => expect(store.status.get().unsavedActs).toBe(0));
    expect(game.inFlight).toEqual([]);
    expect(game.pendingEventIds.size).toBe(1);
    expect(device.journal.length).toBe(0);
    expect(await peek(device, (db) => db.counters.get("device_seq"))).toBe(1);
  });

  it("I1, I10: later taps wait behind it, and the next visit stores all of them in order", async () => {
    const device = createDevice();
    const first = await device.openTab();
    must(await first.store.games.openGame(GAME, PAIRING));
    const broken = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    for (const id of ["e1", "e2"]) {
      expect((await first.store.log.append(GAME, oneTackle(id), first.context())).ok).toBe(false);
    }
    broken.mockRestore();
    const second = await device.openTab();
    const events = must(await second.store.log.eventsOf(GAME));
    expect(events.map(({ deviceSeq }) => deviceSeq)).toEqual([1, 2]);
    expect(events).toMatchObject([
      { payload: { entries: [{ entryId: "e1" }] } },
      { payload: { entries: [{ entryId: "e2" }] } },
    ]);
    expect(device.journal.length).toBe(0);
  });

  it("I1: says when not even the journal holds it, and keeps it in the tab's memory", async () => {
    const device = createDevice();
    const { store, context, scheduler } = await device.openTab();
    device.journal.isFull = true;
    const broken = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(await store.log.append(GAME, oneTackle("e1"), context())).toMatchObject({
      error: { journaled: false },
    });
    expect(store.status.get().journalHolds).toBe(false);
    broken.mockRestore();
    scheduler.runWaiting();
    await vi.waitFor(() => expect(store.outbox.summary().count).toBe(1));
  });

  it("I1: a dropped connection (Safari) is reopened and the tap stored", async () => {
    const { store, context } = await createDevice().openTab();
    must(await store.games.openGame(GAME, PAIRING));
    const dropped = vi.spyOn(IDBDatabase.prototype, "transaction");
    dropped.mockImplementationOnce(() => {
      throw new DOMException("The connection is closing", "InvalidStateError");
    });
    must(await store.log.append(GAME, oneTackle("e1"), context()));
    expect(store.status.get().unsavedActs).toBe(0);
    expect(must(await store.log.eventsOf(GAME))).toHaveLength(1);
  });

  it("I8: an act that another tab took from the journal, and the server confirmed, counts once", async () => {
    const device = createDevice();
    const [a, b] = [await device.openTab(), await device.openTab()];
    const game = must(await a.store.games.openGame(GAME, PAIRING));
    const broken = abortAtCounter("QuotaExceededError");
    expect((await a.store.log.append(GAME, oneTackle("e1"), a.context())).ok).toBe(false);
    broken.mockRestore();
    expect(await b.store.log.retryJournal()).toBe(0);
    const [event] = must(await b.store.log.eventsOf(GAME));
    if (event === undefined) throw new Error("the act was taken from the journal");
    must(await b.store.log.applyReceipts(GAME, [makeReceipt(event)], null));
    expect(await a.store.log.retryJournal()).toBe(0);
    await game.settled();
    await a.store.outbox.settled();
    expect(game.state.liveEntryCount).toBe(1);
    expect(game.inFlight).toEqual([]);
    expect(game.pendingEventIds.size).toBe(0);
    expect(a.store.outbox.summary().count).toBe(0);
    expect(a.store.status.get().unsavedActs).toBe(0);
  });

  it("I1: a database that is being deleted is told from a newer version", async () => {
    const device = createDevice();
    const { store } = await device.openTab();
    const deletion = device.indexedDB.deleteDatabase("stat-tracker");
    await new Promise((done) => {
      deletion.onsuccess = done;
    });
    expect(store.status.get().reloadNeeded).toBe("database-deleted");
  });

  it("I1: a newer version takes the database over: taps go to the journal, reload is asked", async () => {
    const device = createDevice();
    const { store, context } = await device.openTab();
    const upgrade = device.indexedDB.open("stat-tracker", 20);
    const upgraded = await new Promise<IDBDatabase>((resolve, reject) => {
      upgrade.onsuccess = () => resolve(upgrade.result);
      upgrade.onerror = () => reject(upgrade.error);
    });
    expect(store.status.get().reloadNeeded).toBe("newer-version");
    expect(await store.log.append(GAME, oneTackle("e1"), context())).toMatchObject({
      ok: false,
      error: { journaled: true },
    });
    expect(device.journal.length).toBe(1);
    upgraded.close();
  });
});

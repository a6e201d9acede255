import { IDBObjectStore } from "fake-indexeddb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createDevice, GAME, must, oneTackle, PAIRING } from "../../../tests/helpers/device.ts";
import type { GameEvent } from "../../domain/game/events.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

function refuseTaps() {
  return vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
}

async function phoneWithUnsynced() {
  const device = createDevice();
  const tab = await device.openTab();
  const { store, context } = tab;
  must(await store.games.openGame(GAME, PAIRING));
  const taps = ["e1", "e2"].map((id) => store.log.append(GAME, oneTackle(id), context()));
  const events = (await Promise.all(taps)).flatMap((result) => must(result).events);
  must(await store.log.setAside(GAME, [{ eventId: events[1]?.eventId ?? "", reason: "422" }]));
  return { device, tab, store, events };
}

describe("export and import of unsynced events", () => {
  it("I21: holds what waits and what is quarantined, with the reason", async () => {
    const { store, events } = await phoneWithUnsynced();
    const { events: unsynced, isWhole } = must(await store.files.collect());
    expect(isWhole).toBe(true);
    expect(unsynced.map(({ standing }) => standing)).toEqual(["waiting", "refused"]);
    expect(unsynced.map(({ reason }) => reason)).toEqual([null, "422"]);
    expect(unsynced.map(({ event }) => event.eventId)).toEqual(
      events.map(({ eventId }) => eventId),
    );
  });

  it("I21, I8: another device takes them in once, with their device and event ids", async () => {
    const { store, events } = await phoneWithUnsynced();
    const unsynced = must(await store.files.collect()).events;
    const other = await createDevice().openTab();
    const game = must(await other.store.games.openGame(GAME, PAIRING));
    must(await other.store.log.append(GAME, oneTackle("own"), other.context()));
    const read = unsynced.map(({ event }) => event);
    expect(must(await other.store.files.importEvents(read))).toEqual({
      added: 2,
      known: 0,
      clashing: 0,
    });
    expect(must(await other.store.files.importEvents(read))).toEqual({
      added: 0,
      known: 2,
      clashing: 0,
    });
    await game.settled();
    await other.store.outbox.settled();
    expect(game.state.liveEntryCount).toBe(3);
    expect(other.store.outbox.summary().count).toBe(3);
    const stored = must(await other.store.log.eventsOf(GAME));
    expect(stored).toEqual(expect.arrayContaining([...events]));
  });

  it("I6: importing this device's own events after a loss moves its counter on", async () => {
    const { tab, store, events } = await phoneWithUnsynced();
    const far = { ...(events[0] as GameEvent), eventId: "far", deviceSeq: 40 };
    must(await store.files.importEvents([far]));
    const appended = must(await store.log.append(GAME, oneTackle("next"), tab.context()));
    expect(appended.events[0]?.deviceSeq).toBe(41);
  });

  it("I2: a file cannot push another waiting event out of the outbox", async () => {
    const { store, events } = await phoneWithUnsynced();
    const clash = { ...(events[0] as GameEvent), eventId: "clash" };
    expect(must(await store.files.importEvents([clash]))).toEqual({
      added: 0,
      known: 0,
      clashing: 1,
    });
    const waiting = must(await store.outbox.pendingEvents(GAME, undefined, 10));
    expect(waiting).toEqual([events[0]]);
  });
});

describe("the emergency journal in an export", () => {
  async function phoneWithUnsaved() {
    const phone = await phoneWithUnsynced();
    const broken = refuseTaps();
    for (const id of ["u1", "u2"]) {
      expect((await phone.store.log.append(GAME, oneTackle(id), phone.tab.context())).ok).toBe(
        false,
      );
    }
    return { ...phone, broken };
  }

  it("I1, I21: what the database refused is in it, behind what waits, in the order of the taps", async () => {
    const { store } = await phoneWithUnsaved();
    const { events } = must(await store.files.collect());
    expect(events.map(({ standing }) => standing)).toEqual([
      "waiting",
      "unsaved",
      "unsaved",
      "refused",
    ]);
    expect(events[1]?.event).toMatchObject({ payload: { entries: [{ entryId: "u1" }] } });
  });

  it("I21: when the database cannot be read, the journal is exported alone, and that is said", async () => {
    const { device, store } = await phoneWithUnsaved();
    const upgrade = device.indexedDB.open("stat-tracker", 20);
    await new Promise((resolve) => {
      upgrade.onsuccess = resolve;
    });
    const { events, isWhole } = must(await store.files.collect());
    expect(events.map(({ standing }) => standing)).toEqual(["unsaved", "unsaved"]);
    expect(isWhole).toBe(false);
    upgrade.result.close();
  });

  it("I6, I8: another device gives numbers of its own, once, behind those it has given", async () => {
    const { store, broken } = await phoneWithUnsaved();
    const read = must(await store.files.collect()).events.map(({ event }) => event);
    broken.mockRestore();
    const other = await createDevice().openTab();
    must(await other.store.games.openGame(GAME, PAIRING));
    must(await other.store.log.append(GAME, oneTackle("own"), other.context()));
    expect(must(await other.store.files.importEvents(read, "uploader"))).toMatchObject({
      added: 4,
      clashing: 0,
    });
    expect(must(await other.store.files.importEvents(read))).toMatchObject({ added: 0, known: 4 });
    const waiting = must(await other.store.outbox.pendingEvents(GAME, undefined, 10));
    const mine = waiting.filter(({ deviceId }) => deviceId === other.store.deviceId);
    expect(mine.map(({ deviceSeq }) => deviceSeq)).toEqual([1, 2, 3]);
    expect(mine[1]).toMatchObject({
      authorId: "author-1",
      payload: { entries: [{ entryId: "u1" }] },
    });
    const next = must(await other.store.log.append(GAME, oneTackle("next"), other.context()));
    expect(next.events[0]?.deviceSeq).toBe(4);
  });

  it("I8: imported on the phone whose journal holds them, they count once", async () => {
    const { store, broken, tab } = await phoneWithUnsaved();
    const game = must(await store.games.openGame(GAME, PAIRING));
    const read = must(await store.files.collect()).events.map(({ event }) => event);
    broken.mockRestore();
    expect(must(await store.files.importEvents(read))).toMatchObject({ added: 2, known: 2 });
    tab.scheduler.runWaiting();
    await vi.waitFor(() => expect(store.status.get().unsavedActs).toBe(0));
    await game.settled();
    await store.outbox.settled();
    // Three that wait and one that the server refused, which counts until it is put aside (I14).
    expect(game.state.liveEntryCount).toBe(4);
    expect(store.outbox.summary().count).toBe(3);
  });
});

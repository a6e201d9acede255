import { describe, expect, it } from "vitest";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import { damage } from "../../../tests/helpers/damage-rows.ts";
import {
  createDevice,
  GAME,
  must,
  oneTackle,
  PAIRING,
  type TestDevice,
} from "../../../tests/helpers/device.ts";

async function phoneWith(...entries: readonly string[]) {
  const device = createDevice();
  const tab = await device.openTab();
  must(await tab.store.games.openGame(GAME, PAIRING));
  for (const entry of entries)
    must(await tab.store.log.append(GAME, oneTackle(entry), tab.context()));
  return { device, tab };
}

async function phoneThatSent(...entries: readonly string[]) {
  const { device, tab } = await phoneWith(...entries);
  const waiting = must(await tab.store.outbox.pendingEvents(GAME, undefined, 10));
  const receipts = waiting.map((event, index) => makeReceipt(event, { gameSeq: index + 1 }));
  must(await tab.store.log.applyReceipts(GAME, receipts, null));
  await damage(device, "game_snapshots", (rows) => rows.clear());
  return { device };
}

async function openAnew(device: TestDevice) {
  const { store, scheduler, context } = await device.openTab();
  const game = must(await store.games.openGame(GAME, PAIRING));
  await store.outbox.settled();
  await store.quarantine.refresh();
  return { store, game, scheduler, context };
}

const without = (row: Readonly<Record<string, unknown>>, name: string) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key !== name));
const isSecond = (row: Readonly<Record<string, unknown>>) => row.deviceSeq === 2;
const mine = async ({ store }: Awaited<ReturnType<typeof openAnew>>) =>
  must(await store.outbox.pendingEvents(GAME, ["author-1"], 10)).map(({ deviceSeq }) => deviceSeq);

describe("S20, I2: a row of the outbox", () => {
  it.each([
    ["without the event's id", (row: object) => without({ ...row }, "eventId")],
    ["with a null for it", (row: object) => ({ ...row, eventId: null })],
    ["with another event's id", (row: object) => ({ ...row, eventId: "nobody" })],
    ["of no author", (row: object) => without({ ...row }, "authorId")],
    ["of a number as author", (row: object) => ({ ...row, authorId: 7 })],
  ])("%s is made whole from its event, which is shown and sent", async (_, change) => {
    const { device } = await phoneWith("e1", "e2", "e3");
    await damage(device, "outbox", (rows, row) => {
      if (isSecond(row)) rows.put(change(row));
    });
    const opened = await openAnew(device);
    expect([...opened.game.state.entries.keys()]).toEqual(["e1", "e2", "e3"]);
    expect(await mine(opened)).toEqual([1, 2, 3]);
    expect(opened.store.outbox.summary().byGame).toMatchObject([{ count: 3 }]);
    expect(must(await opened.store.quarantine.list())).toEqual([]);
  });

  it("that has lost the id and the event is reported", async () => {
    const { device } = await phoneWith("e1", "e2");
    await damage(device, "game_events", (rows, row) => {
      if (isSecond(row)) rows.delete(String(row.eventId));
    });
    await damage(device, "outbox", (rows, row) => {
      if (isSecond(row)) rows.put({ ...row, eventId: null });
    });
    const opened = await openAnew(device);
    expect(await mine(opened)).toEqual([1]);
    expect(must(await opened.store.quarantine.list())).toMatchObject([
      { outcome: "damaged", reason: "event_missing", attention: true, authorId: "author-1" },
    ]);
  });

  it("that is gone comes back once nothing else is to do, also where nobody opens the game", async () => {
    const { device } = await phoneWith("e1", "e2", "e3");
    await damage(device, "outbox", (rows, row) => {
      if (isSecond(row)) rows.delete([GAME, 2, String(row.deviceId)]);
    });
    const { store, scheduler } = await device.openTab();
    expect(store.outbox.summary().count).toBe(2);
    scheduler.runWaiting();
    await expect.poll(() => store.outbox.summary().count).toBe(3);
    const game = must(await store.games.openGame(GAME, PAIRING));
    expect([...game.state.entries.keys()]).toEqual(["e1", "e2", "e3"]);
  });
});

describe("S20, S10: a confirmed event", () => {
  it.each([
    ["that has lost its place", (row: object) => ({ ...row, gameSeq: null }), ["e1", "e3", "e2"]],
    [
      "whose place is no number",
      (row: object) => ({ ...row, gameSeq: Number.NaN }),
      ["e1", "e3", "e2"],
    ],
    [
      "that stands at another's place",
      (row: object) => ({ ...row, gameSeq: 1 }),
      ["e1", "e2", "e3"],
    ],
    ["of another game", (row: object) => ({ ...row, gameId: "x" }), ["e1", "e3"]],
    ["that is gone", () => null, ["e1", "e3"]],
  ])("%s leaves a hole, so the log is read again from 0", async (_, change, left) => {
    const { device } = await phoneThatSent("e1", "e2", "e3");
    await damage(device, "game_events", (rows, row) => {
      const changed = change(row);
      if (!isSecond(row)) return;
      if (changed === null) rows.delete(String(row.eventId));
      else rows.put(changed);
    });
    const { store, game } = await openAnew(device);
    expect([...game.state.entries.keys()]).toEqual(left);
    expect(must(await store.checkpoints.get(GAME))).toMatchObject({ gameSeq: 0, restoring: true });
    expect(store.quarantine.summary().attention).toBe(0);
  });
});

describe("S20, I6: the counter of this device's numbers", () => {
  it.each([
    ["is no number", Number.NaN],
    ["is a text", "3"],
    ["is half a number", 0.5],
    ["is gone", undefined],
    ["is a number that is taken", 0],
  ])("%s: the next tap is stored behind the others", async (_, value) => {
    const { device } = await phoneWith("e1", "e2", "e3");
    const open = device.indexedDB.open("stat-tracker");
    await new Promise((done) => {
      open.onsuccess = done;
    });
    const transaction = open.result.transaction("counters", "readwrite");
    const counters = transaction.objectStore("counters");
    if (value === undefined) counters.clear();
    else counters.put(value, "device_seq");
    await new Promise((done) => {
      transaction.oncomplete = done;
    });
    open.result.close();
    const { store, context } = await openAnew(device);
    const makeId = () => crypto.randomUUID();
    must(await store.log.append(GAME, oneTackle("e4"), { ...context(), makeId }));
    const waiting = must(await store.outbox.pendingEvents(GAME, undefined, 10));
    expect(waiting.map(({ deviceSeq }) => deviceSeq)).toEqual([1, 2, 3, 4]);
    expect(store.status.get().unsavedActs).toBe(0);
  });
});

describe("S20, I14: a row of the quarantine", () => {
  it.each([
    ["without its dismissal", (row: object) => without({ ...row }, "dismissal")],
    ["put aside by nothing", (row: object) => ({ ...row, dismissal: {} })],
    [
      "that says no more whether it needs somebody",
      (row: object) => without({ ...row }, "attention"),
    ],
    ["without an outcome", (row: object) => ({ ...row, outcome: null })],
    ["of no reason", (row: object) => ({ ...row, reason: {} })],
  ])("%s keeps its alarm and its place in the score", async (_, change) => {
    const { device, tab } = await phoneWith("e1", "e2");
    const [first] = must(await tab.store.outbox.pendingEvents(GAME, undefined, 10));
    must(await tab.store.log.setAside(GAME, [{ eventId: first?.eventId ?? "", reason: "x" }]));
    await damage(device, "quarantine", (rows, row) => rows.put(change(row)));
    const { store, game } = await openAnew(device);
    expect([...game.state.entries.keys()]).toEqual(["e1", "e2"]);
    expect(store.quarantine.summary()).toMatchObject({ attention: 1, refused: 1 });
    expect(must(await store.quarantine.retry([first?.eventId ?? ""])).retried).toBe(1);
    await expect.poll(() => store.outbox.summary().count).toBe(2);
  });
});

describe("S20: a snapshot", () => {
  it.each([
    ["has lost an entry", (state: { entries: Map<string, unknown> }) => state.entries.delete("e1")],
    [
      "has nothing of one",
      (state: { entries: Map<string, unknown> }) => state.entries.set("e1", null),
    ],
  ])("that %s is not shown: the log is folded again", async (_, change) => {
    const { device, tab } = await phoneWith("e1", "e2");
    await tab.store.games.saveSnapshots();
    await damage(device, "game_snapshots", (rows, row) => {
      const { state } = row.snapshot as { state: { entries: Map<string, unknown> } };
      change(state);
      rows.put(row);
    });
    const { game } = await openAnew(device);
    expect([...game.state.entries.values()]).toMatchObject([{ entryId: "e1" }, { entryId: "e2" }]);
  });
});

import { IDBKeyRange, IDBObjectStore } from "fake-indexeddb";
import { expect, it, vi } from "vitest";
import { createDevice, GAME, must, oneTackle } from "../../../tests/helpers/device.ts";
import type { ChangeTopic } from "./change-bus.ts";
import { openDevice } from "./device-rows.ts";
import { completeStore } from "./local-store.ts";

const NO_OTHER_TABS = null;
const NEVER = () => () => {};
const scheduler = {
  idle: NEVER,
  later: NEVER,
  onHidden: NEVER,
  onVisible: NEVER,
  onLeave: NEVER,
};

it("I1: a list reads before the store is whole, and hears of what the journal then brings", async () => {
  const device = createDevice();
  const { store: earlier, context } = await device.openTab();
  const read = { complete: true, readAt: "2026-11-21T12:00:00.000Z" };
  const seen = { id: GAME, playersWithStats: 2, totalTouchdowns: 1, totalTackles: 0 };
  must(await earlier.reference.replace("game_summaries", "fall", [seen], read));
  const broken = vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const unsaved = await earlier.log.append(GAME, oneTackle("e1"), context());
  expect(unsaved).toMatchObject({ ok: false, error: { journaled: true } });
  broken.mockRestore();
  earlier.close();

  const options = { indexedDB: device.indexedDB, IDBKeyRange, channel: NO_OTHER_TABS };
  const rows = openDevice(options);
  expect(must(await rows.reference.list("game_summaries", "fall"))).toEqual([seen]);
  const seenWaiting: number[] = [];
  const end = rows.connection.watch(
    () => rows.connection.run((db) => db.outbox.count()),
    (waiting) => seenWaiting.push(must(waiting)),
  );
  await expect.poll(() => seenWaiting).toEqual([0]);

  const heard = new Set<ChangeTopic>();
  rows.changes.onTopic(({ topic }) => heard.add(topic));
  const store = must(
    await completeStore(rows, {
      ...options,
      makeId: context().makeId,
      now: () => 0,
      journalStorage: device.journal,
      scheduler,
    }),
  );
  expect(heard).toContain("log");
  await expect.poll(() => seenWaiting).toEqual([0, 1]);
  end();
  expect(must(await store.log.eventsOf(GAME))).toHaveLength(1);
  expect(store.totals).toBe(rows.totals);
  store.close();
});

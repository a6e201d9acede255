import { Dexie } from "dexie";
import { IDBObjectStore } from "fake-indexeddb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import { createDevice, GAME, must, oneTackle, PAIRING } from "../../../tests/helpers/device.ts";
import { storageFailureOf } from "./storage-failure.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A device with one waiting event, and the receipt that settles it. */
async function waiting() {
  const tab = await createDevice().openTab();
  const { events } = must(await tab.store.log.append(GAME, oneTackle("e1"), tab.context()));
  const receipts = events.map((event) => makeReceipt(event));
  const settle = () => tab.store.log.applyReceipts(GAME, receipts, null);
  const left = () => tab.store.connection.run((db) => db.outbox.count());
  return { settle, left };
}

/** Ends the transaction of the next checkpoint, after its other rows were written. */
function abortAtCheckpoint(errorName: string) {
  const put = IDBObjectStore.prototype.put;
  const spy = vi.spyOn(IDBObjectStore.prototype, "put");
  const transactions = new Set<IDBTransaction>();
  spy.mockImplementation(function (this: IDBObjectStore, ...row) {
    const request = put.apply(this, row);
    if (this.name !== "checkpoints" || transactions.size > 0) return request;
    const transaction: IDBTransaction & { _abort?(name: string): void } = this.transaction;
    transactions.add(transaction);
    transaction._abort?.(errorName);
    return request;
  });
  return transactions;
}

describe("a transaction that ends half way", () => {
  it("I2: a dropped handle (Safari) leaves nothing half done, and it runs once more", async () => {
    const { settle, left } = await waiting();
    const aborted = abortAtCheckpoint("UnknownError");
    expect(must(await settle())).toMatchObject({ confirmed: 1 });
    expect(aborted.size).toBe(1);
    expect(must(await left())).toBe(0);
  });

  it("I2: a full disk is said to be one, and what waited still waits", async () => {
    const { settle, left } = await waiting();
    abortAtCheckpoint("QuotaExceededError");
    expect(await settle()).toMatchObject({ ok: false, error: { code: "quota" } });
    expect(must(await left())).toBe(1);
  });

  it("I2: a full disk that refuses one row of many is said to be one", async () => {
    const refused = new DOMException("full", "QuotaExceededError");
    expect(storageFailureOf(new Dexie.BulkError("1 of 9 failed", [refused]))).toMatchObject({
      code: "quota",
    });
  });
});

describe("live queries", () => {
  it("read again after a tap, although Dexie does not see it", async () => {
    const { store, context } = await createDevice().openTab();
    must(await store.games.openGame(GAME, PAIRING));
    const seen: number[] = [];
    const end = store.connection.watch(
      () => store.totals.get(GAME),
      (totals) => seen.push(must(totals)?.liveEntryCount ?? 0),
    );
    await expect.poll(() => seen).toEqual([0]);
    must(await store.log.append(GAME, oneTackle("e1"), context()));
    await expect.poll(() => seen).toEqual([0, 1]);
    end();
  });

  it("read again when somebody returns to a tab that may have been frozen", async () => {
    const { store, scheduler } = await createDevice().openTab();
    let reads = 0;
    const end = store.connection.watch(
      () => store.totals.list(),
      () => {
        reads += 1;
      },
    );
    await expect.poll(() => reads).toBe(1);
    scheduler.show();
    await expect.poll(() => reads).toBe(2);
    end();
  });
});

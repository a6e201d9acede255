import { IDBDatabase } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeReceipt } from "../../../tests/helpers/builders/make-receipt.ts";
import { createDevice, GAME, must, oneTackle, PAIRING } from "../../../tests/helpers/device.ts";

let durabilities: string[];
let isBroken: boolean;

beforeEach(() => {
  durabilities = [];
  isBroken = false;
  const real = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, "transaction").mockImplementation(function (
    this: IDBDatabase,
    ...asked
  ) {
    const transaction = real.apply(this, asked);
    if (transaction.mode === "readwrite" && [...transaction.objectStoreNames].includes("outbox")) {
      if (isBroken) throw new DOMException("The disk is full", "QuotaExceededError");
      durabilities.push(String(transaction.durability));
    }
    return transaction;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("I1: each transaction that writes what waits is strict: a tap, its retry and its receipt", async () => {
  const { store, context } = await createDevice().openTab();
  must(await store.games.openGame(GAME, PAIRING));
  durabilities = [];
  const { events } = must(await store.log.append(GAME, oneTackle("one"), context()));
  expect(durabilities).toEqual(["strict"]);

  isBroken = true;
  expect((await store.log.append(GAME, oneTackle("two"), context())).ok).toBe(false);
  isBroken = false;
  expect(await store.log.retryJournal()).toBe(0);
  expect(durabilities).toEqual(["strict", "strict"]);

  const receipts = events.map((event) => makeReceipt(event));
  must(await store.log.applyReceipts(GAME, receipts, null));
  expect(durabilities).toEqual(["strict", "strict", "strict"]);
});

import type { GameEvent } from "../../src/domain/game/events.ts";
import type { GameTotalsRecord, OutboxRecord } from "../../src/local/db/records.ts";

const STORES = ["counters", "game_events", "outbox", "game_totals"];

/** Plain IndexedDB with the stores, keys and indexes of a tap, and nothing of ours. */
export async function openRawStore(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => {
    const idb = request.result;
    idb.createObjectStore("counters");
    const events = idb.createObjectStore("game_events", { keyPath: "eventId" });
    events.createIndex("[gameId+gameSeq]", ["gameId", "gameSeq"]);
    idb.createObjectStore("outbox", { keyPath: ["gameId", "deviceSeq", "deviceId"] });
    idb.createObjectStore("game_totals", { keyPath: "gameId" });
  };
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The rows of one tap, made before the clock starts. */
export interface RawTap {
  readonly event: GameEvent;
  readonly outboxRow: OutboxRecord;
  readonly totals: GameTotalsRecord;
}

/** The same reads and writes as a tap, in one strict transaction. */
export function rawAppend(idb: IDBDatabase, tap: RawTap): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = idb.transaction(STORES, "readwrite", { durability: "strict" });
    const counters = transaction.objectStore("counters");
    const counter: IDBRequest<unknown> = counters.get("device_seq");
    counter.onsuccess = () => {
      const deviceSeq = (typeof counter.result === "number" ? counter.result : 0) + 1;
      transaction.objectStore("game_events").add({ ...tap.event, deviceSeq });
      transaction.objectStore("outbox").add({ ...tap.outboxRow, deviceSeq });
      counters.put(deviceSeq, "device_seq");
      transaction.objectStore("game_totals").put(tap.totals);
    };
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** One row by its key, in a transaction of its own. */
export function rawGet(idb: IDBDatabase, store: string, key: IDBValidKey): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request: IDBRequest<unknown> = idb.transaction([store]).objectStore(store).get(key);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Opens a database of the app as it is, without its code. */
export function openExisting(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

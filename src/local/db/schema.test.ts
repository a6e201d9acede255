import { IDBFactory } from "fake-indexeddb";
import { describe, expect, it } from "vitest";
import {
  RELEASED_DATABASES,
  type ReleasedDatabase,
} from "../../../tests/fixtures/released-databases.ts";
import { createDevice, GAME, must, oneTackle, PAIRING } from "../../../tests/helpers/device.ts";
import { countsHere } from "../outbox/quarantine-rows.ts";
import { SCHEMAS } from "./db.ts";

/** Builds the database as that release left it on a phone, without any code of today. */
async function install(released: ReleasedDatabase): Promise<IDBFactory> {
  const factory = new IDBFactory();
  // Dexie multiplies its version numbers by ten.
  const request = factory.open("stat-tracker", released.version * 10);
  request.onupgradeneeded = () => {
    for (const store of released.stores) {
      const created = request.result.createObjectStore(store.name, {
        keyPath: store.keyPath,
        autoIncrement: store.autoIncrement,
      });
      for (const index of store.indexes) {
        created.createIndex(index.name, index.keyPath, { unique: index.unique });
      }
    }
  };
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve;
    request.onerror = reject;
  });
  const idb = request.result;
  const names = released.stores.map(({ name }) => name);
  const transaction = idb.transaction(names, "readwrite");
  for (const { name, rows } of released.stores) {
    const store = transaction.objectStore(name);
    for (const { key, value } of rows) store.put(value, key);
  }
  await new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve();
  });
  idb.close();
  return factory;
}

describe("schema upgrades", () => {
  it("a released schema is never edited, only followed by another", () => {
    expect(SCHEMAS.slice(0, RELEASED_DATABASES.length)).toEqual(
      RELEASED_DATABASES.map(({ schema }) => schema),
    );
  });

  it.each(RELEASED_DATABASES)(
    "I2: version $version opens with every waiting event, refusal and command",
    async (released) => {
      const tab = await createDevice(await install(released)).openTab();
      const { store, context } = tab;
      const { waiting, quarantined, commands, deviceSeq, deviceId } = released.holds;
      expect(store.deviceId).toBe(deviceId);
      const events = must(await store.outbox.pendingEvents(GAME, undefined, 500));
      expect(events.map(({ eventId }) => eventId)).toEqual(waiting);
      const rows = must(await store.quarantine.list());
      expect(rows.map(({ eventId }) => eventId)).toEqual(quarantined);
      const operations = must(await store.operations.list());
      expect(operations.map(({ opId }) => opId)).toEqual(commands);
      const game = must(await store.games.openGame(GAME, PAIRING));
      const counted = waiting.length + rows.filter(countsHere).length;
      expect(game.state.liveEntryCount).toBe(counted);
      const appended = must(await store.log.append(GAME, oneTackle("new"), context()));
      expect(appended.events[0]?.deviceSeq).toBe(deviceSeq + 1);
    },
  );
});

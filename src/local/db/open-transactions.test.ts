import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, it } from "vitest";
import { must } from "../../../tests/helpers/device.ts";
import { Connection } from "./connection.ts";
import type { Stored } from "./storage-failure.ts";

/** As long as one asks for something, no other transaction of this table begins. */
const endless: readonly [string, (connection: Connection) => Stored<unknown>][] = [
  [
    "of its own",
    (connection) =>
      connection.writeRaw(["meta"], (transaction) => {
        const again = () => {
          transaction.objectStore("meta").count().onsuccess = again;
        };
        again();
      }),
  ],
  [
    "of Dexie",
    (connection) =>
      connection.run((db) =>
        db.transaction("rw", db.meta, async () => {
          for (;;) await db.meta.count();
        }),
      ),
  ],
];

it.each(endless)("a page that is left ends a transaction %s: no other waits", async (_, begin) => {
  const engine = { indexedDB: new IDBFactory(), IDBKeyRange };
  const connection = new Connection("left", engine, { onTakenOver() {}, onBlocked() {} });
  must(await connection.open());
  const begun = begin(connection);
  await new Promise((resolve) => setTimeout(resolve, 20));
  connection.abortUnfinished();
  expect(await begun).toMatchObject({ ok: false });
  const other = new Connection("left", engine, { onTakenOver() {}, onBlocked() {} });
  must(await other.open());
  expect(must(await other.transaction("rw", ["meta"], async () => "written"))).toBe("written");
});

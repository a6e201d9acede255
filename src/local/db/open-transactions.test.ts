import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, it } from "vitest";
import { must } from "../../../tests/helpers/device.ts";
import { Connection } from "./connection.ts";
import type { Stored } from "./storage-failure.ts";
import { requestOf } from "./transaction.ts";

/** As long as it asks for something, no other transaction of this table begins. */
async function forever(ask: () => PromiseLike<unknown>): Promise<never> {
  for (;;) await ask();
}

const endless: readonly [string, (connection: Connection) => Stored<never>][] = [
  [
    "of its own",
    (connection) =>
      connection.once("readwrite", ["meta"], (transaction) =>
        forever(() => requestOf(transaction.objectStore("meta").count())),
      ),
  ],
  [
    "of Dexie",
    (connection) =>
      connection.run(async (db) =>
        db.transaction("rw", db.meta, () => forever(() => db.meta.count())),
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
  expect(must(await other.write(["meta"], () => "written"))).toBe("written");
});

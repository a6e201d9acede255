import type { TestDevice } from "./device.ts";

type Row = Readonly<Record<string, unknown>>;

/** Writes to a device's database as a fault of the disk or of an older version would. */
export async function damage(
  { indexedDB }: Pick<TestDevice, "indexedDB">,
  store: string,
  change: (rows: IDBObjectStore, row: Row) => void,
): Promise<void> {
  const open = indexedDB.open("stat-tracker");
  await new Promise((done) => {
    open.onsuccess = done;
  });
  const transaction = open.result.transaction(store, "readwrite");
  const rows = transaction.objectStore(store);
  const all = rows.getAll();
  all.onsuccess = () => {
    for (const row of all.result) change(rows, row);
  };
  await new Promise((done) => {
    transaction.oncomplete = done;
  });
  open.result.close();
}

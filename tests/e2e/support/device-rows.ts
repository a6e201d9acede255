import type { Page } from "@playwright/test";

/** What no sign-out may touch (rule 18): what was recorded here, sent or not. */
const KEPT = ["outbox", "game_events", "quarantine", "operations", "counters"] as const;

/** The rows of this phone's database, read without the app. */
export function keptRows(phone: Page): Promise<Record<string, readonly unknown[]>> {
  return rowsIn(phone, KEPT);
}

/** The rows of these stores, read without the app. */
export function rowsIn(
  phone: Page,
  stores: readonly string[],
): Promise<Record<string, readonly unknown[]>> {
  return phone.evaluate(async (stores) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open("stat-tracker"));
    const rows: Record<string, readonly unknown[]> = {};
    for (const store of stores) {
      rows[store] = await settled(database.transaction(store).objectStore(store).getAll());
    }
    database.close();
    return rows;
  }, stores);
}

/** Puts a value into this phone's database in place of the app, such as its copy of the session. */
export async function keepInMeta(phone: Page, key: string, value: string): Promise<void> {
  await phone.evaluate(
    async (row) => {
      const opening = indexedDB.open("stat-tracker");
      await new Promise((resolve) => opening.addEventListener("success", resolve));
      const transaction = opening.result.transaction("meta", "readwrite");
      transaction.objectStore("meta").put(row);
      await new Promise((resolve) => transaction.addEventListener("complete", resolve));
      opening.result.close();
    },
    { key, value },
  );
}

/** From now on, the durability of each transaction of the page that writes what waits. */
export async function watchDurability(phone: Page): Promise<() => Promise<readonly string[]>> {
  await phone.evaluate(() => {
    const seen: string[] = [];
    const real = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (...asked) {
      const transaction = real.apply(this, asked);
      const isWriting = transaction.mode === "readwrite";
      if (isWriting && transaction.objectStoreNames.contains("outbox")) {
        seen.push(transaction.durability);
      }
      return transaction;
    };
    Object.assign(window, { durabilities: seen });
  });
  return () =>
    phone.evaluate(() => (window as unknown as { durabilities: readonly string[] }).durabilities);
}

/** Damages this phone's copies of the server's rows as a failing disk would; a null field is lost. */
export async function damageCopies(
  phone: Page,
  damage: readonly { readonly table: string; readonly id: string; readonly fields: object }[],
): Promise<void> {
  const damaged = await phone.evaluate(async (wanted) => {
    const opening = indexedDB.open("stat-tracker");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const transaction = opening.result.transaction("reference", "readwrite");
    let count = 0;
    const walking = transaction.objectStore("reference").openCursor();
    walking.onsuccess = () => {
      const cursor = walking.result;
      if (cursor === null) return;
      const record = cursor.value as { table: string; key: string; row: object };
      for (const { table, id, fields } of wanted) {
        if (record.table !== table || record.key !== id) continue;
        cursor.update({ ...record, row: { ...record.row, ...fields } });
        count += 1;
      }
      cursor.continue();
    };
    await new Promise((resolve) => transaction.addEventListener("complete", resolve));
    opening.result.close();
    return count;
  }, damage);
  if (damaged !== damage.length) throw new Error(`${damaged} of ${damage.length} rows were here`);
}

/** Keeps a store of this phone's database busy, so that the app waits for it, until it is let go. */
export async function holdStore(tab: Page, store: string): Promise<() => Promise<void>> {
  await tab.evaluate(async (name) => {
    const opening = indexedDB.open("stat-tracker");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const rows = opening.result.transaction(name, "readwrite").objectStore(name);
    let isHeld = true;
    const letGo = () => {
      isHeld = false;
    };
    Object.assign(window, { letGo });
    await new Promise<void>((begun) => {
      const goOn = () => {
        begun();
        if (isHeld) rows.count().onsuccess = goOn;
        else opening.result.close();
      };
      rows.count().onsuccess = goOn;
    });
  }, store);
  return () => tab.evaluate(() => (window as unknown as { letGo(): void }).letGo());
}

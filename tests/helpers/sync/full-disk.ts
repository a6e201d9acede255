import { IDBObjectStore } from "fake-indexeddb";

/** The internals by which fake-indexeddb aborts a transaction as a browser does on a full disk. */
interface Abortable {
  readonly db: { readonly name: string };
  _abort(errorName: string): void;
}

const full = new Set<string>();
let isInstalled = false;

/** Makes every write to this database abort with a QuotaExceededError, or ends that. */
export function setDiskFull(databaseName: string, isFull: boolean): void {
  if (isFull) full.add(databaseName);
  else full.delete(databaseName);
  if (!isInstalled) install();
  isInstalled = true;
}

/** Browsers report the quota on the transaction's abort, not on the request (I1). */
function install(): void {
  for (const method of ["put", "add"] as const) {
    const original = IDBObjectStore.prototype[method];
    IDBObjectStore.prototype[method] = function write(this: IDBObjectStore, value, key) {
      const request = original.call(this, value, key);
      const transaction = this.transaction as unknown as Abortable;
      if (full.has(transaction.db.name)) {
        queueMicrotask(() => {
          try {
            transaction._abort("QuotaExceededError");
          } catch {
            // The second write of one transaction finds it aborted already.
          }
        });
      }
      return request;
    };
  }
}

import { IDBObjectStore } from "fake-indexeddb";

/** What fake-indexeddb offers to end a transaction the way a browser does when the disk is full. */
interface Abortable {
  readonly db: { readonly name: string };
  _abort(errorName: string): void;
}

const full = new Set<string>();
let isInstalled = false;

/** From now on writes to the database of this name abort with a QuotaExceededError, or no more. */
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

import type { DBCoreTransaction } from "dexie";

/** Holds this page's unfinished transactions, its own and Dexie's. */
export class OpenTransactions {
  readonly #open = new Set<DBCoreTransaction>();

  noted<Begun extends DBCoreTransaction>(transaction: Begun): Begun {
    this.#open.add(transaction);
    const forget = () => this.#open.delete(transaction);
    // Dexie's type names only abort, but what it returns is the browser's own transaction.
    const { addEventListener } = transaction as DBCoreTransaction as IDBTransaction;
    for (const end of ["complete", "abort"]) addEventListener.call(transaction, end, forget);
    return transaction;
  }

  abortAll(): void {
    for (const transaction of this.#open) {
      try {
        transaction.abort();
      } catch {
        // It is being committed and needs nothing of this page any more.
      }
    }
  }
}

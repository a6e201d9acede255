import { Dexie, liveQuery, RangeSet } from "dexie";
import { fail } from "../../domain/shared/result.ts";
import { type DatabaseEngine, StatTrackerDb, type TableName } from "./db.ts";
import { OpenTransactions } from "./open-transactions.ts";
import { attempt, type Stored } from "./storage-failure.ts";
import type { ReloadReason } from "./storage-status.ts";

interface ConnectionListener {
  /** A newer version of the app has asked for the database, or it is being deleted. */
  onTakenOver(reason: ReloadReason): void;
  /** Opening waits for a tab of an older version that keeps the database open. */
  onBlocked(): void;
}

/** The only handle on the database. */
export class Connection {
  readonly db: StatTrackerDb;
  readonly #unfinished = new OpenTransactions();
  #takenOver: ReloadReason | null = null;
  #opening: Stored<null> | null = null;

  constructor(name: string, engine: DatabaseEngine, listener: ConnectionListener) {
    this.db = new StatTrackerDb(name, engine);
    this.db.use({
      stack: "dbcore",
      create: (core) => ({
        transaction: (...asked) => this.#unfinished.noted(core.transaction(...asked)),
      }),
    });
    this.db.on("versionchange", ({ newVersion }) => {
      this.#takenOver = newVersion === null ? "database-deleted" : "newer-version";
      this.db.close();
      listener.onTakenOver(this.#takenOver);
      return false;
    });
    this.db.on("blocked", () => {
      listener.onBlocked();
      return false;
    });
  }

  /** null while this tab has its database. */
  get takenOver(): ReloadReason | null {
    return this.#takenOver;
  }

  /** Concurrent calls share one opening. */
  open(): Stored<null> {
    this.#opening ??= this.#reopen().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #reopen(): Stored<null> {
    if (this.#takenOver !== null) return fail({ code: "blocked", detail: this.#takenOver });
    return attempt(async () => {
      this.db.close({ disableAutoOpen: false });
      await this.db.open();
      return null;
    });
  }

  /**
   * Safari drops the handle in background tabs, so a failed transaction runs once more after
   * reopening and `work` must give the same result twice.
   */
  async transaction<Value>(
    mode: "r" | "rw",
    tables: readonly TableName[],
    work: (db: StatTrackerDb) => Promise<Value>,
  ): Stored<Value> {
    const once = () =>
      this.run((db) =>
        db.transaction(mode, tables, async ({ idbtrans }) => {
          try {
            return await work(db);
          } catch (error) {
            // The requests of an aborted transaction do not say why, such as a full disk.
            throw idbtrans.error ?? error;
          }
        }),
      );
    const first = await once();
    if (first.ok || first.error.code === "quota") return first;
    const opened = await this.open();
    return opened.ok ? once() : opened;
  }

  /** Begins synchronously, so that two taps write in order, and is tried once. */
  writeRaw<Value>(
    tables: readonly TableName[],
    work: (transaction: IDBTransaction) => Value,
  ): Stored<Value> {
    return attempt(async () => {
      if (!this.db.isOpen()) throw new DOMException("The handle is closed", "InvalidStateError");
      const written = await rawTransaction(this.db.backendDB(), tables, (transaction) =>
        work(this.#unfinished.noted(transaction)),
      );
      this.announceWrites(tables);
      return written;
    });
  }

  /** Runs calls on Dexie's own tables; Dexie reopens by itself. */
  run<Value>(action: (db: StatTrackerDb) => PromiseLike<Value>): Stored<Value> {
    return attempt(async () => action(this.db));
  }

  watch<Value>(read: () => Promise<Value>, onValue: (value: Value) => void): () => void {
    const watching = liveQuery(async () => read()).subscribe(onValue);
    return () => watching.unsubscribe();
  }

  /** Makes live queries read again, because Dexie does not see what a raw transaction writes. */
  announceWrites(tables: readonly TableName[]): void {
    const everyKey = () => new RangeSet(-Infinity, [[]]);
    Dexie.on.storagemutated.fire(
      Object.fromEntries(tables.map((table) => [`idb://${this.db.name}/${table}/`, everyKey()])),
    );
  }

  close(): void {
    this.db.close();
  }

  /** WebKit keeps a page that is left with its transactions, and later pages wait for them. */
  abortUnfinished(): void {
    this.#unfinished.abortAll();
  }
}

/** Resolves at completion: a full disk aborts (I1). */
function rawTransaction<Value>(
  idb: IDBDatabase,
  stores: readonly string[],
  work: (transaction: IDBTransaction) => Value,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const transaction = idb.transaction([...stores], "readwrite", { durability: "strict" });
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException("aborted", "AbortError"));
    const value = work(transaction);
    transaction.oncomplete = () => resolve(value);
  });
}

import { Dexie, liveQuery, RangeSet } from "dexie";
import { fail } from "../../domain/shared/result.ts";
import { type DatabaseEngine, StatTrackerDb } from "./db.ts";
import { OpenTransactions } from "./open-transactions.ts";
import { attempt, type Stored, storageFailureOf } from "./storage-failure.ts";
import type { ReloadReason } from "./storage-status.ts";
import { runTransaction } from "./transaction.ts";

type Work<Value> = (transaction: IDBTransaction) => Value | Promise<Value>;

interface ConnectionListener {
  /** A newer version of the app has asked for the database, or it is being deleted. */
  onTakenOver(reason: ReloadReason): void;
  /** Opening waits for a tab of an older version that keeps the database open. */
  onBlocked(): void;
}

/**
 * The only handle on the database. Safari drops it in background tabs, so a failed transaction runs
 * once more and `work` must give the same result twice.
 */
export class Connection {
  readonly db: StatTrackerDb;
  readonly #unfinished = new OpenTransactions();
  #takenOver: ReloadReason | null = null;
  #opening: Stored<null> | null = null;

  constructor(name: string, engine: DatabaseEngine, hears: ConnectionListener) {
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
      hears.onTakenOver(this.#takenOver);
      return false;
    });
    this.db.on("blocked", () => {
      hears.onBlocked();
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

  /** Runs one strict read-write transaction; it is tried once more after reopening. */
  write<Value>(stores: readonly string[], work: Work<Value>): Stored<Value> {
    return this.#twice("readwrite", stores, work);
  }

  read<Value>(stores: readonly string[], work: Work<Value>): Stored<Value> {
    return this.#twice("readonly", stores, work);
  }

  /** Makes one attempt and starts it synchronously, so that two calls in a row write in order. */
  async once<Value>(
    mode: "readonly" | "readwrite",
    stores: readonly string[],
    work: Work<Value>,
  ): Stored<Value> {
    try {
      if (!this.db.isOpen()) return fail({ code: "closed", detail: "The handle is closed" });
      return {
        ok: true,
        value: await runTransaction(this.db.backendDB(), mode, stores, (transaction) =>
          work(this.#unfinished.noted(transaction)),
        ),
      };
    } catch (error) {
      return fail(storageFailureOf(error));
    }
  }

  /** Runs calls on Dexie's own tables, outside the path of a tap; Dexie reopens by itself. */
  run<Value>(action: (db: StatTrackerDb) => Promise<Value>): Stored<Value> {
    return attempt(async () => action(this.db));
  }

  watch<Value>(read: () => Promise<Value>, onValue: (value: Value) => void): () => void {
    const watching = liveQuery(async () => read()).subscribe(onValue);
    return () => watching.unsubscribe();
  }

  /** Makes live queries read again, because Dexie does not see native transactions. */
  announceWrites(stores: readonly string[]): void {
    const everyKey = () => new RangeSet(-Infinity, [[]]);
    Dexie.on.storagemutated.fire(
      Object.fromEntries(stores.map((store) => [`idb://${this.db.name}/${store}/`, everyKey()])),
    );
  }

  close(): void {
    this.db.close();
  }

  /** WebKit keeps a page that is left with its transactions, and later pages wait for them. */
  abortUnfinished(): void {
    this.#unfinished.abortAll();
  }

  async #twice<Value>(
    mode: "readonly" | "readwrite",
    stores: readonly string[],
    work: Work<Value>,
  ): Stored<Value> {
    const first = await this.once(mode, stores, work);
    if (first.ok || first.error.code === "quota") return first;
    const opened = await this.open();
    return opened.ok ? this.once(mode, stores, work) : opened;
  }
}

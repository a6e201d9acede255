import { Dexie, liveQuery, RangeSet } from "dexie";
import { fail, type Result } from "../../domain/shared/result.ts";
import { type DatabaseEngine, StatTrackerDb } from "./db.ts";
import { attempt, type StorageFailure, storageFailureOf } from "./storage-failure.ts";
import { runTransaction } from "./transaction.ts";

type Work<Value> = (transaction: IDBTransaction) => Value | Promise<Value>;

export interface ConnectionListener {
  /** A newer version of the app has asked for the database. */
  onTakenOver(): void;
  /** Opening waits for a tab of an older version that does not let go. */
  onBlocked(): void;
}

/**
 * The one handle on the database. Safari drops the connection of tabs in the background, so a
 * failed transaction is tried once more on a fresh handle; therefore `work` must give the same
 * result when it runs twice. When a newer version of the app asks for the database, the handle
 * closes for good: taps go to the journal until the tab is reloaded.
 */
export class Connection {
  readonly db: StatTrackerDb;
  #takenOver = false;
  #opening: Promise<Result<null, StorageFailure>> | null = null;

  constructor(name: string, engine: DatabaseEngine, hears: ConnectionListener) {
    this.db = new StatTrackerDb(name, engine);
    this.db.on("versionchange", () => {
      this.#takenOver = true;
      this.db.close();
      hears.onTakenOver();
      return false;
    });
    // An old tab still holds the database; it closes on `versionchange`, then opening goes on.
    this.db.on("blocked", () => {
      hears.onBlocked();
      return false;
    });
  }

  get isTakenOver(): boolean {
    return this.#takenOver;
  }

  /** Opens, or reopens after the browser dropped the handle. Single flight. */
  open(): Promise<Result<null, StorageFailure>> {
    this.#opening ??= this.#reopen().finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  async #reopen(): Promise<Result<null, StorageFailure>> {
    if (this.#takenOver) return fail({ code: "blocked", detail: "A newer version took over" });
    return attempt(async () => {
      this.db.close({ disableAutoOpen: false });
      await this.db.open();
      return null;
    });
  }

  /** One strict read-write transaction over `stores`, tried once more after reopening. */
  write<Value>(
    stores: readonly string[],
    work: Work<Value>,
  ): Promise<Result<Value, StorageFailure>> {
    return this.#twice("readwrite", stores, work);
  }

  /** One read-only transaction over `stores`, tried once more after reopening. */
  read<Value>(
    stores: readonly string[],
    work: Work<Value>,
  ): Promise<Result<Value, StorageFailure>> {
    return this.#twice("readonly", stores, work);
  }

  /** One attempt, started in this tick: two calls in a row write in the order of the calls. */
  async once<Value>(
    mode: "readonly" | "readwrite",
    stores: readonly string[],
    work: Work<Value>,
  ): Promise<Result<Value, StorageFailure>> {
    try {
      if (!this.db.isOpen()) return fail({ code: "closed", detail: "The handle is closed" });
      return {
        ok: true,
        value: await runTransaction(this.db.backendDB(), mode, stores, work),
      };
    } catch (error) {
      return fail(storageFailureOf(error));
    }
  }

  /** Calls on Dexie's own tables, for what is not on the path of a tap. Dexie reopens by itself. */
  run<Value>(
    action: (db: StatTrackerDb) => Promise<Value>,
  ): Promise<Result<Value, StorageFailure>> {
    return attempt(async () => action(this.db));
  }

  /** Reads now and after every change of what was read, until the returned function is called. */
  watch<Value>(read: () => Promise<Value>, onValue: (value: Value) => void): () => void {
    const watching = liveQuery(async () => read()).subscribe(onValue);
    return () => watching.unsubscribe();
  }

  /** Live queries over these tables read again: Dexie does not see writes of plain transactions. */
  announceWrites(stores: readonly string[]): void {
    const everyKey = () => new RangeSet(-Infinity, [[]]);
    Dexie.on.storagemutated.fire(
      Object.fromEntries(stores.map((store) => [`idb://${this.db.name}/${store}/`, everyKey()])),
    );
  }

  close(): void {
    this.db.close();
  }

  async #twice<Value>(
    mode: "readonly" | "readwrite",
    stores: readonly string[],
    work: Work<Value>,
  ): Promise<Result<Value, StorageFailure>> {
    const first = await this.once(mode, stores, work);
    if (first.ok || first.error.code === "quota") return first;
    const opened = await this.open();
    return opened.ok ? this.once(mode, stores, work) : opened;
  }
}

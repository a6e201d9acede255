import type { Connection } from "./connection.ts";
import type { Stored } from "./storage-failure.ts";

/** `Values` maps each name to the type of its value. */
export class KeyedStore<Values extends object> {
  readonly #connection: Connection;
  readonly #table: "drafts" | "meta";

  constructor(connection: Connection, table: "drafts" | "meta") {
    this.#connection = connection;
    this.#table = table;
  }

  get<Key extends keyof Values & string>(key: Key): Stored<Values[Key] | null> {
    return this.#connection.run(async (db) => {
      const record = await db[this.#table].get(key);
      // Only `set` writes here, so the value has the type of its key.
      return record === undefined ? null : (record.value as Values[Key]);
    });
  }

  /** The value is on the disk when it resolves. */
  set<Key extends keyof Values & string>(key: Key, value: Values[Key]): Stored<null> {
    return this.#connection.transaction("rw", [this.#table], async (db) => {
      await db[this.#table].put({ key, value });
      return null;
    });
  }

  remove(key: keyof Values & string): Stored<null> {
    return this.#connection.transaction("rw", [this.#table], async (db) => {
      await db[this.#table].delete(key);
      return null;
    });
  }
}

import type { Result } from "../../domain/shared/result.ts";
import type { Connection } from "./connection.ts";
import type { StorageFailure } from "./storage-failure.ts";

/** Small values under a name. `Values` maps each name to what is kept there. */
export class KeyedStore<Values extends object> {
  readonly #connection: Connection;
  readonly #table: "drafts" | "meta";

  constructor(connection: Connection, table: "drafts" | "meta") {
    this.#connection = connection;
    this.#table = table;
  }

  /** Null when nothing is kept under the name. */
  get<Key extends keyof Values & string>(
    key: Key,
  ): Promise<Result<Values[Key] | null, StorageFailure>> {
    return this.#connection.run(async (db) => {
      const record = await db[this.#table].get(key);
      // Only `set` writes here, with the type of this key.
      return record === undefined ? null : (record.value as Values[Key]);
    });
  }

  set<Key extends keyof Values & string>(
    key: Key,
    value: Values[Key],
  ): Promise<Result<null, StorageFailure>> {
    return this.#connection.run(async (db) => {
      await db[this.#table].put({ key, value });
      return null;
    });
  }

  remove(key: keyof Values & string): Promise<Result<null, StorageFailure>> {
    return this.#connection.run(async (db) => {
      await db[this.#table].delete(key);
      return null;
    });
  }
}

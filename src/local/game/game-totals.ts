import type { Connection } from "../db/connection.ts";
import type { GameTotalsRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";

export class GameTotals {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  list(): Stored<readonly GameTotalsRecord[]> {
    return this.#connection.run((db) => db.game_totals.toArray());
  }

  get(gameId: string): Stored<GameTotalsRecord | null> {
    return this.#connection.run(async (db) => (await db.game_totals.get(gameId)) ?? null);
  }
}

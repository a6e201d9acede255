import type { Result } from "../../domain/shared/result.ts";
import type { Connection } from "../db/connection.ts";
import type { GameTotalsRecord } from "../db/records.ts";
import type { StorageFailure } from "../db/storage-failure.ts";

export class GameTotals {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  list(): Promise<Result<readonly GameTotalsRecord[], StorageFailure>> {
    return this.#connection.run((db) => db.game_totals.toArray());
  }

  /** Returns null when this device never had a log of the game. */
  get(gameId: string): Promise<Result<GameTotalsRecord | null, StorageFailure>> {
    return this.#connection.run(async (db) => (await db.game_totals.get(gameId)) ?? null);
  }
}

import type { Connection } from "../db/connection.ts";
import type { GameTotalsRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";

export class GameTotals {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  list(): Stored<readonly GameTotalsRecord[]> {
    return this.#connection.run(async (db) => (await db.game_totals.toArray()).filter(isSound));
  }

  get(gameId: string): Stored<GameTotalsRecord | null> {
    return this.#connection.run(async (db) => {
      const row = await db.game_totals.get(gameId);
      return row !== undefined && isSound(row) ? row : null;
    });
  }
}

/** A damaged row counts as none, and the next tap or pull writes it anew (S20). */
function isSound({ teams, points, lines, revision }: GameTotalsRecord): boolean {
  const areObjects = [teams, points, lines].every((part) => typeof part === "object" && part);
  return areObjects && points instanceof Map && typeof revision === "number";
}

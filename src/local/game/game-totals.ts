import type { Connection } from "../db/connection.ts";
import {
  has,
  hasNumbers,
  isFlag,
  isNumber,
  isOneOf,
  isScore,
  isText,
  orNothing,
  orNull,
} from "../db/field-checks.ts";
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

const isSoundRow = has({
  teams: has({ visitorTeamId: isText, homeTeamId: isText }),
  waiting: isFlag,
  revision: isNumber,
  epoch: isNumber,
  phase: isOneOf("open", "final"),
  throughSeq: isNumber,
  everFinalized: isFlag,
  liveEntryCount: isNumber,
  points: (points) =>
    points instanceof Map && [...points].every(([id, sum]) => isText(id) && isNumber(sum)),
  override: orNull(isScore),
  keepsScore: orNothing(isFlag),
  lines: has({ size: isNumber }),
  summary: orNothing(hasNumbers(["playersWithStats", "totalTouchdowns", "totalTackles"])),
});

/** A damaged row counts as missing; the next tap or pull writes it again (S20). */
const isSound = (row: GameTotalsRecord): boolean => isSoundRow(row);

import type { GameState } from "../domain/game/game-state.ts";
import { computedScore, finalScore } from "../domain/game/live-score.ts";
import type { Result } from "../domain/shared/result.ts";
import type { Connection } from "./connection.ts";
import type { GameTotalsRecord } from "./records.ts";
import type { StorageFailure } from "./storage-failure.ts";

/** What lists show of a game without folding it. In: its head, confirmed through `gameSeq`. */
export function totalsOf(state: GameState, gameSeq: number): GameTotalsRecord {
  return {
    gameId: state.gameId,
    teams: state.teams,
    epoch: state.epoch,
    phase: state.phase,
    everFinalized: state.everFinalized,
    score: finalScore(state),
    computedScore: computedScore(state),
    hasStats: state.liveEntryCount > 0,
    covered: state.revision > 0,
    gameSeq,
  };
}

/** The totals rows of all games that this device has a log of. */
export class GameTotals {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  list(): Promise<Result<readonly GameTotalsRecord[], StorageFailure>> {
    return this.#connection.run((db) => db.game_totals.toArray());
  }

  /** Null when the game was never opened with a log on this device. */
  get(gameId: string): Promise<Result<GameTotalsRecord | null, StorageFailure>> {
    return this.#connection.run(async (db) => (await db.game_totals.get(gameId)) ?? null);
  }
}

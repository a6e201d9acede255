import type { Game } from "../game/game.ts";
import { type GameStatus, gameStatus } from "../game/game-status.ts";

/**
 * Where a game stands in the season: its status (D46c), and beside the three those that will not
 * be played: cancelled, or forfeited without a result (D46a). A postponed game is still to come.
 */
export type GameStage = GameStatus | "called_off";

export function gameStage(game: StagedGame): GameStage {
  const status = gameStatus(game);
  return status === "scheduled" && isOff(game) ? "called_off" : status;
}

export type StagedGame = Pick<Game, "isCompleted" | "hasStats" | "outcome">;

/** Whether a game was cancelled or forfeited: nobody plays it (on), also where plays are recorded (D46a). */
export function isOff({ outcome }: Pick<Game, "outcome">): boolean {
  return outcome === "cancelled" || outcome === "forfeit";
}

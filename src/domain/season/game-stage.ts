import type { Game } from "../game/game.ts";
import { type GameStatus, gameStatus } from "../game/game-status.ts";

/**
 * Where a game stands in the season: its status (D46c), and beside the three those that will not
 * be played: cancelled, or forfeited without a result (D46a). A postponed game is still to come.
 */
export type GameStage = GameStatus | "called_off";

export function gameStage(game: Pick<Game, "isCompleted" | "hasStats" | "outcome">): GameStage {
  const status = gameStatus(game);
  const isOff = game.outcome === "cancelled" || game.outcome === "forfeit";
  return status === "scheduled" && isOff ? "called_off" : status;
}

import type { Game } from "./game.ts";

/** The three disjoint states that badges and counters show (P §4, D46c). */
export type GameStatus = "scheduled" | "in_progress" | "completed";

/** "In progress": anything live is recorded and the game is not completed (D46c). */
export function gameStatus(game: Pick<Game, "isCompleted" | "hasStats">): GameStatus {
  if (game.isCompleted) return "completed";
  return game.hasStats ? "in_progress" : "scheduled";
}

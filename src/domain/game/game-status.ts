import type { Game } from "./game.ts";

/** The three statuses of badges and counters; every game has exactly one (P §4, D46c). */
export type GameStatus = "scheduled" | "in_progress" | "completed";

/** A game is in progress when something live is recorded and it is not completed (D46c). */
export function gameStatus(game: Pick<Game, "isCompleted" | "hasStats">): GameStatus {
  if (game.isCompleted) return "completed";
  return game.hasStats ? "in_progress" : "scheduled";
}

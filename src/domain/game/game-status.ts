import type { Game } from "./game.ts";

/** The three statuses of badges and counters; every game has exactly one (P §4, D46c). */
export type GameStatus = "scheduled" | "in_progress" | "completed";

/** A live entry starts a game; a correction or an import alone does not (D46c). */
export function gameStatus(game: Pick<Game, "isCompleted" | "liveEntries">): GameStatus {
  if (game.isCompleted) return "completed";
  return game.liveEntries > 0 ? "in_progress" : "scheduled";
}

type Scored = Pick<Game, "isCompleted" | "liveEntries" | "outcome" | "visitorScore" | "homeScore">;

/** A forfeit at 0–0 was never scored; it has a winner and a loser, and no figures (D46a). */
export function hasScore(game: Scored): boolean {
  if (gameStatus(game) === "scheduled") return false;
  return game.outcome !== "forfeit" || game.visitorScore + game.homeScore > 0;
}

import type { Game } from "../../../domain/game/game.ts";
import { gameStatus } from "../../../domain/game/game-status.ts";

/** A game has a picture once there is a score that was played for (D46a, D46c). */
export function hasResultCard(
  game: Pick<Game, "isCompleted" | "liveEntries" | "outcome" | "unreadable">,
): boolean {
  const isPlayed = gameStatus(game) !== "scheduled" && game.outcome === "normal";
  return isPlayed && game.unreadable === undefined;
}

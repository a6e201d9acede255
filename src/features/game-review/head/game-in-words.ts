import type { Game } from "../../../domain/game/game.ts";
import { gameStatus } from "../../../domain/game/game-status.ts";
import { reviewMessages } from "../review-messages.ts";

/** Returns "Flag Falcons 13 – Storm Chasers 8", or "Flag Falcons at Storm Chasers" if unscored. */
export function gameInWords(
  game: Pick<Game, "isCompleted" | "liveEntries" | "visitorScore" | "homeScore" | "outcome">,
  visitorName: string,
  homeName: string,
): string {
  if (gameStatus(game) === "scheduled" || game.outcome !== "normal") {
    return reviewMessages.title(visitorName, homeName);
  }
  return reviewMessages.result(visitorName, game.visitorScore, homeName, game.homeScore);
}

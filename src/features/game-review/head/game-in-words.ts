import type { Game } from "../../../domain/game/game.ts";
import { gameStatus } from "../../../domain/game/game-status.ts";
import { reviewMessages } from "../review-messages.ts";

/** "Flag Falcons 13 – Storm Chasers 8"; "Flag Falcons at Storm Chasers" without a score. */
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

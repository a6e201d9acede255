import { paths } from "../../app/paths.ts";
import type { GameStatus } from "../../domain/game/game-status.ts";
import { gamesMessages } from "./games-messages.ts";

export interface CardAction {
  readonly label: string;
  readonly to: string;
}

/**
 * The one action of a card, by the game's state and the person's right (P §2, D12): who may not
 * collect follows a running game in its review, and has nothing to open before it.
 */
export function cardAction(
  gameId: string,
  status: GameStatus,
  mayCollect: boolean,
): CardAction | null {
  if (status === "completed") return { label: gamesMessages.viewResults, to: paths.review(gameId) };
  if (mayCollect) {
    const { collect, continueCollecting } = gamesMessages;
    const label = status === "in_progress" ? continueCollecting : collect;
    return { label, to: paths.collect(gameId) };
  }
  if (status === "scheduled") return null;
  return { label: gamesMessages.followLive, to: paths.review(gameId) };
}

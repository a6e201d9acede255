import { paths } from "../../app/paths.ts";
import { gameStage, type StagedGame } from "../../domain/season/game-stage.ts";
import { gameMessages } from "./game-messages.ts";

export interface GameAction {
  readonly kind: "collect" | "review";
  readonly label: string;
  readonly to: string;
}

/**
 * What there is to do with a game of a list, by its state and the person's right (P §2, D12): who
 * may not collect follows a running game in its review, and has nothing to open before it. A
 * postponed game is still to come; of one that was cancelled or forfeited nothing is collected
 * (D46a), unless it is played after all: the picker of the screen for collecting has it too.
 */
export function gameAction(
  game: StagedGame & { readonly id: string },
  mayCollect: boolean,
): GameAction | null {
  const { collect, continueCollecting, viewResults, followLive } = gameMessages.actions;
  const review = { kind: "review", to: paths.review(game.id) } as const;
  const collecting = { kind: "collect", to: paths.collect(game.id) } as const;
  switch (gameStage(game)) {
    case "completed":
      return { ...review, label: viewResults };
    case "in_progress":
      return mayCollect
        ? { ...collecting, label: continueCollecting }
        : { ...review, label: followLive };
    case "scheduled":
      return mayCollect ? { ...collecting, label: collect } : null;
    case "called_off":
      return null;
  }
}

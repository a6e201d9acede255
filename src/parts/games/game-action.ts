import { paths } from "../../app/paths.ts";
import { gameStage, type StagedGame } from "../../domain/season/game-stage.ts";
import { gameMessages } from "./game-messages.ts";

export interface GameAction {
  readonly kind: "collect" | "review";
  readonly label: string;
  readonly to: string;
}

/**
 * Who may not collect follows a running game in its review (P §2, D12). A cancelled or forfeited
 * game offers nothing (D46a); if it is played after all, the picker of the live screen has it.
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

import { paths } from "../../app/paths.ts";
import type { Game } from "../../domain/game/game.ts";
import { gameStage, isProvisional, type StagedGame } from "../../domain/season/game-stage.ts";
import { gameMessages } from "./game-messages.ts";

interface GameAction {
  readonly kind: "collect" | "review";
  readonly label: string;
  readonly to: string;
}

/**
 * People who may not collect follow a running game in its review (P §2, D12). A cancelled or
 * forfeited game offers nothing (D46a); if it is played after all, the live screen's picker has it.
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

/** Stands beside the results of a game that only the provider marked completed (D31a). */
export function provisionalAction(
  game: Pick<Game, "id" | "isCompleted" | "phase" | "outcome" | "liveEntries">,
  mayCollect: boolean,
): GameAction | null {
  if (!mayCollect || !isProvisional(game)) return null;
  const { collect, continueCollecting } = gameMessages.actions;
  const label = game.liveEntries > 0 ? continueCollecting : collect;
  return { kind: "collect", label, to: paths.collect(game.id) };
}

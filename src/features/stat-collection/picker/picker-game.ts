import type { GameStatus } from "../../../domain/game/game-status.ts";
import type { ListedGame } from "../../../domain/season/game-list.ts";

/** A game as the picker shows it; `app/queries/use-game-list` gives these. */
export interface PickerGame extends ListedGame {
  readonly status: GameStatus;
  /** Everything needed to open it without a network is here. */
  readonly onDevice: boolean;
}

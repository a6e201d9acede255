import type { GameStatus } from "../../../domain/game/game-status.ts";
import type { ListedGame } from "../../../domain/season/game-list.ts";

export interface PickerGame extends ListedGame {
  readonly status: GameStatus;
  /** It can be opened without a network. */
  readonly onDevice: boolean;
}

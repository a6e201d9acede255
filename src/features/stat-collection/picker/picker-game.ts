import type { Game } from "../../../domain/game/game.ts";
import type { Team } from "../../../domain/season/team.ts";

/** A game as the picker shows it; `app/queries/use-game-list` gives these. */
export interface PickerGame {
  readonly game: Game;
  readonly visitor: Team;
  readonly home: Team;
  readonly phase: "scheduled" | "in-progress" | "completed";
  /** Everything needed to open it without a network is here. */
  readonly onDevice: boolean;
}

import type { StatCounts } from "../game/stat-catalogue.ts";
import type { FantasyPoints } from "../scoring/fantasy-points.ts";
import type { LoggedGame } from "./logged-game.ts";
import type { TeamFigures } from "./team-season.ts";

/** A game in which a player has a roster place or a stat (D46). */
export interface PlayerGame {
  readonly id: string;
  readonly playerId: string;
  readonly game: LoggedGame;
  /** It may differ from today's team (D46b) and be neither of the game's two (D28). */
  readonly teamId: string;
  readonly isRostered: boolean;
  readonly points: FantasyPoints;
  readonly counts: StatCounts;
}

export interface TeamGame {
  readonly id: string;
  readonly teamId: string;
  readonly game: LoggedGame;
  /** null if this device does not know them. */
  readonly figures: TeamFigures | null;
}

import type { TeamCounts } from "../game/stat-catalogue.ts";
import type { Staged } from "./season-stage.ts";
import type { Standing } from "./standing.ts";

export interface TeamFigures {
  readonly counts: TeamCounts;
  readonly sacksAllowed: number;
  /** Sums passing, rushing and defensive touchdowns; each counts once (D44). */
  readonly totalTouchdowns: number;
}

export interface TeamSeason extends Standing, Staged<TeamFigures> {
  readonly seasonName: string;
  /** Counts finished playoff games, which `gamesPlayed` leaves out (D46). */
  readonly playoffGamesPlayed: number;
}

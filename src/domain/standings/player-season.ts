import type { StatCounts } from "../game/stat-catalogue.ts";
import type { FantasyPoints } from "../scoring/fantasy-points.ts";
import type { SeasonTeam } from "../season/season-team.ts";
import type { Staged } from "./season-stage.ts";

export interface PlayerFigures {
  readonly gamesPlayed: number;
  readonly points: FantasyPoints;
  readonly counts: StatCounts;
}

/** A player's row of a season: merged players are one (D33), with today's team (D46b). */
export interface PlayerSeason extends SeasonTeam, Staged<PlayerFigures> {
  readonly seasonId: string;
  readonly seasonName: string;
  readonly playerId: string;
  readonly playerName: string;
  readonly jerseyNumber: string | null;
  readonly isActive: boolean;
  readonly isIr: boolean;
}

/** A season that a person played in, with the team of that season. */
export interface CareerSeason extends PlayerFigures {
  /** The id of the person's row in that season. */
  readonly id: string;
  readonly seasonId: string;
  readonly seasonName: string;
  readonly teamId: string;
  readonly teamName: string;
  readonly lastGameDate: string;
}

export function averagePoints(points: number, gamesPlayed: number): number {
  return gamesPlayed === 0 ? 0 : points / gamesPlayed;
}

/** Adds returned conversions to defensive touchdowns, as the "Defensive TDs" lists do (D45). */
export function listedDefensiveTds(
  counts: Pick<StatCounts, "defensiveTouchdowns" | "returnedConversions">,
): number {
  return counts.defensiveTouchdowns + counts.returnedConversions;
}

import type { PeriodKind } from "../../game/clock/game-clock.ts";

export interface SeasonFields {
  readonly name: string;
  readonly seasonType: string;
  readonly year: number;
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Follows the leagues' statuses if they have one (D60). */
  readonly status: string | null;
  readonly scoringProfileId: string;
}

export const SEASON_TYPES = ["spring", "summer", "fall"] as const;

/** The provider's words. Any other text is kept as it is (A §4). */
export const KNOWN_STATUSES = ["Upcoming", "In Progress", "Closed"] as const;

export interface LeagueFields {
  readonly name: string;
  readonly sport: string | null;
  readonly format: string | null;
  readonly status: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly regularSeasonWeeks: number | null;
  /** The number of regular-season games a player needs for the playoffs; null needs none. */
  readonly playoffMinGames: number | null;
  readonly maxTeams: number;
  /** `none` means that the league's games keep no clock (D71). */
  readonly periods: PeriodKind;
  readonly periodMinutes: number;
}

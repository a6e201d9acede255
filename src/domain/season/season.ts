import type { PeriodKind } from "../game/clock/game-clock.ts";

export interface Season {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly seasonType: string;
  /** The provider's text; P §4 defines the label for it. */
  readonly status: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isActive: boolean;
  /** Lists to choose from leave it out; a link still shows it. */
  readonly isArchived: boolean;
  readonly scoringProfile: string;
  /** Number of games whose fantasy points were counted with the scoring profile before a change. */
  readonly gamesToRecount: number;
  readonly createdAt: string;
}

export interface League {
  readonly id: string;
  readonly seasonId: string;
  readonly name: string;
  readonly regularSeasonWeeks: number | null;
  /** How the league's games are played (D71); both are absent in copies by an older version. */
  readonly periods?: PeriodKind;
  readonly periodMinutes?: number;
  /** Names of the league's divisions, in the league's order. */
  readonly divisions: readonly string[];
}

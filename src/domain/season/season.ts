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
  /** Out of the lists to choose from; a link still shows it. */
  readonly isArchived: boolean;
  readonly scoringProfile: string;
  /** Whose fantasy points are still those of the scoring values before. */
  readonly gamesToRecount: number;
  readonly createdAt: string;
}

export interface League {
  readonly id: string;
  readonly seasonId: string;
  readonly name: string;
  readonly regularSeasonWeeks: number | null;
  /** Names of the league's divisions, in the league's order. */
  readonly divisions: readonly string[];
}

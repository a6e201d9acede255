export interface Season {
  readonly id: string;
  readonly name: string;
  readonly year: number;
  readonly seasonType: string;
  /** The provider's text; see the status label rules (P §4). */
  readonly status: string | null;
  /** YYYY-MM-DD */
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly isActive: boolean;
  readonly scoringProfile: string;
  /** ISO 8601 */
  readonly createdAt: string;
}

export interface League {
  readonly id: string;
  readonly seasonId: string;
  readonly name: string;
  readonly regularSeasonWeeks: number | null;
  /** Names of the league's divisions, in its own order. */
  readonly divisions: readonly string[];
}

/** Wins and losses of completed regular-season games, forfeits counted separately (D46, D46a). */
export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly forfeitWins: number;
  readonly forfeitLosses: number;
}

/** A team's row of the view `standings` (P §3). */
export interface Standing extends TeamRecord {
  readonly seasonId: string;
  readonly teamId: string;
  readonly teamName: string;
  /** Shown with an asterisk and the caption "Forfeited season" (D49). */
  readonly forfeitedSeason: boolean;
  readonly divisionName: string | null;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly pointsScored: number;
  readonly pointsAllowed: number;
  /** Games played to the end; a forfeited game does not count (D46a). */
  readonly gamesPlayed: number;
}

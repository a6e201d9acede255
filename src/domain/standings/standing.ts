/** Won and lost of completed regular-season games; forfeits apart (D46, D46a). */
export interface TeamRecord {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly forfeitWins: number;
  readonly forfeitLosses: number;
}

/** A team's line of the standings, as the view `standings` has it (P §3). */
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
  /** Played to the end; a forfeited game is none (D46a). */
  readonly gamesPlayed: number;
}

export interface SeasonTeam {
  readonly teamId: string;
  readonly teamName: string;
  /** Shown with an asterisk and the caption "Forfeited season" (D49). */
  readonly forfeitedSeason: boolean;
  readonly divisionName: string | null;
  readonly leagueId: string;
  readonly leagueName: string;
}

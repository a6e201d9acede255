/** A team with the names shown beside it. */
export interface NamedTeam {
  readonly id: string;
  readonly name: string;
  readonly captainName: string | null;
  /** False when the team has left the league; its games stay. */
  readonly isActive: boolean;
  /** Shown with an asterisk and the caption "Forfeited season" (D49). */
  readonly forfeitedSeason: boolean;
  readonly divisionName: string | null;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly seasonId: string;
  readonly seasonName: string;
}

/** A row of an MVP view (P §3, D41), which decides whether its points are offensive. */
export interface MvpLeader {
  readonly seasonId: string;
  readonly seasonName: string;
  readonly playerId: string;
  readonly playerName: string;
  readonly jerseyNumber: string | null;
  readonly teamId: string;
  readonly teamName: string;
  readonly forfeitedSeason: boolean;
  readonly divisionName: string | null;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly points: number;
  readonly gamesPlayed: number;
}

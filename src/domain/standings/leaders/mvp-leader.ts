/** A line of an MVP race (P §3, D41): offensive or defensive points, by the view it is read from. */
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

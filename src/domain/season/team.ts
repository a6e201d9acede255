export interface Team {
  readonly id: string;
  readonly leagueId: string;
  readonly name: string;
  readonly divisionName: string | null;
  readonly isActive: boolean;
}

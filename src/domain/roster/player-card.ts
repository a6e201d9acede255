export interface PlayerCard {
  readonly id: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
  readonly isActive: boolean;
  readonly isIr: boolean;
  /** YYYY-MM-DD */
  readonly irDate: string | null;
  readonly isWalkOn: boolean;
  /** The player this one counts as (D33); null when not merged. */
  readonly mergedInto: string | null;
  readonly teamId: string;
  readonly teamName: string;
  readonly forfeitedSeason: boolean;
  readonly divisionName: string | null;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly seasonId: string;
  readonly seasonName: string;
}

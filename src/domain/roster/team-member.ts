/** A current member of a team, injured reserve included, with the season's figures. */
export interface TeamMember {
  readonly playerId: string;
  readonly teamId: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
  readonly isIr: boolean;
  /** YYYY-MM-DD */
  readonly irDate: string | null;
  readonly isWalkOn: boolean;
  readonly gamesPlayed: number;
  readonly fantasyPoints: number;
}

import type { Player } from "../game/player.ts";

/** A current member of a team, injured reserve included, with the season's figures. */
export interface TeamMember
  extends Pick<Player, "teamId" | "name" | "jerseyNumber" | "isIr" | "irDate" | "isWalkOn"> {
  readonly playerId: string;
  readonly gamesPlayed: number;
  readonly fantasyPoints: number;
}

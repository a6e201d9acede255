import type { Player } from "../game/player.ts";

/** A current member of a team, injured reserve included, with the season's figures. */
export interface TeamMember
  extends Pick<Player, "teamId" | "name" | "jerseyNumber" | "isIr" | "irDate" | "isWalkOn"> {
  readonly playerId: string;
  readonly gamesPlayed: number;
  /** Completed games of the regular season; open, cancelled and playoff games do not count. */
  readonly regularGames: number;
  /** Games that the league demands for the playoffs; null needs none, and old copies lack it. */
  readonly playoffMinGames?: number | null;
  readonly fantasyPoints: number;
}

/** Whether a player lacks games for the playoffs. It is shown, and nothing is refused. */
export function isShortOfGames({
  regularGames,
  playoffMinGames,
}: Pick<TeamMember, "regularGames" | "playoffMinGames">): boolean {
  return regularGames < (playoffMinGames ?? 0);
}

import type { Game } from "../domain/game/game.ts";
import type { Player } from "../domain/game/player.ts";
import type { League, Season } from "../domain/season/season.ts";
import type { Team } from "../domain/season/team.ts";

/** A game's roster as the server has it; `id` is the game's id with the team's. */
export interface GameRosterRow {
  readonly id: string;
  readonly gameId: string;
  readonly teamId: string;
  /** In order of adding. */
  readonly playerIds: readonly string[];
}

/** The name under which a person's acts are shown (D13). */
export interface PublicProfile {
  readonly id: string;
  readonly name: string;
}

/**
 * What is kept of the server's tables, in the domain's words. A new table is a new line here and
 * needs no upgrade of the database. Every row has an `id` that is unique in its table.
 */
export interface ReferenceTables {
  readonly seasons: Season;
  readonly leagues: League;
  readonly teams: Team;
  readonly players: Player;
  readonly games: Game;
  readonly game_rosters: GameRosterRow;
  readonly public_profiles: PublicProfile;
}

export type ReferenceTable = keyof ReferenceTables;

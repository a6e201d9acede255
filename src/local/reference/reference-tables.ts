import type { Game } from "../../domain/game/game.ts";
import type { GameSummary } from "../../domain/game/game-summary.ts";
import type { Player } from "../../domain/game/player.ts";
import type { PublishedGame } from "../../domain/review/published-game.ts";
import type { PlayerCard } from "../../domain/roster/player-card.ts";
import type { TeamMember } from "../../domain/roster/team-member.ts";
import type { ActiveCounts } from "../../domain/season/active-counts.ts";
import type { League, Season } from "../../domain/season/season.ts";
import type { Team } from "../../domain/season/team.ts";
import type { NamedTeam } from "../../domain/season/team-card.ts";
import type { PlayerGame, TeamGame } from "../../domain/standings/game-log.ts";
import type { PlayerSeason } from "../../domain/standings/player-season.ts";
import type { SeasonPlaces } from "../../domain/standings/season-places.ts";
import type { TeamSeason } from "../../domain/standings/team-season.ts";

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

/** How to reach a team's captain; signed-in people only (D13). `id` is the team's. */
export interface TeamContact {
  readonly id: string;
  readonly captainEmail: string;
}

/** A row whose own name for its key is another one. */
export type Keyed<Row> = Row & { readonly id: string };

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
  /** By season: counted when teams and players came, so that no list reads 5,000 of them. */
  readonly active_counts: Keyed<ActiveCounts>;
  /** By game: the three figures on its card. */
  readonly game_summaries: Keyed<GameSummary>;
  readonly game_rosters: GameRosterRow;
  /** A game as everybody may read it; kept per game, one row, so that it is of one moment. */
  readonly published_games: Keyed<PublishedGame>;
  readonly public_profiles: PublicProfile;
  readonly team_contacts: TeamContact;
  /** By player; kept per season, as the next one. */
  readonly player_season_stats: Keyed<PlayerSeason>;
  /** By season: found when everybody's figures came, so that no page of one player reads 5,000. */
  readonly season_places: Keyed<SeasonPlaces>;
  /** By team; kept per season, and per team for the league around it. */
  readonly team_season_stats: Keyed<TeamSeason>;
  /** The person's own row; this and the next are kept per player. */
  readonly player_cards: PlayerCard;
  /** By game. */
  readonly player_games: PlayerGame;
  /** The team's own row; this and the next two are kept per team. */
  readonly team_cards: NamedTeam;
  /** By game. */
  readonly team_game_log: TeamGame;
  /** By player. */
  readonly team_rosters: Keyed<TeamMember>;
}

export type ReferenceTable = keyof ReferenceTables;

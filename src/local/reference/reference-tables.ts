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
import type { SeasonLadders } from "../../domain/standings/league-ranks.ts";
import type { CareerSeason, PlayerSeason } from "../../domain/standings/player-season.ts";
import type { TeamSeason } from "../../domain/standings/team-season.ts";

/** A game's roster on the server; `id` combines the game's id and the team's. */
interface GameRosterRow {
  readonly id: string;
  readonly gameId: string;
  readonly teamId: string;
  readonly playerIds: readonly string[];
}

interface PublicProfile {
  readonly id: string;
  readonly name: string;
}

/** A team captain's contact, for signed-in people only (D13); `id` is the team's id. */
interface TeamContact {
  readonly id: string;
  readonly captainEmail: string;
}

export type Keyed<Row> = Row & { readonly id: string };

/** Rows have an `id` unique in their table; a new table needs no upgrade of the database. */
export interface ReferenceTables {
  readonly seasons: Season;
  readonly leagues: League;
  readonly teams: Team;
  readonly players: Player;
  readonly games: Game;
  /** Keyed by season. It is counted when stored, so that no list reads 5,000 rows. */
  readonly active_counts: Keyed<ActiveCounts>;
  readonly game_summaries: Keyed<GameSummary>;
  readonly game_rosters: GameRosterRow;
  /** A game's public data is one row, so that all of it is of one moment. */
  readonly published_games: Keyed<PublishedGame>;
  readonly public_profiles: PublicProfile;
  readonly team_contacts: TeamContact;
  /** Keyed by player. This table and the next are stored per season. */
  readonly player_season_stats: Keyed<PlayerSeason>;
  /** Keyed by season; computed when stored, so a player's page does not read 5,000 rows. */
  readonly season_ladders: Keyed<SeasonLadders>;
  readonly team_season_stats: Keyed<TeamSeason>;
  readonly player_cards: PlayerCard;
  readonly player_games: PlayerGame;
  readonly player_careers: CareerSeason;
  readonly team_cards: NamedTeam;
  readonly team_game_log: TeamGame;
  /** Keyed by player. */
  readonly team_rosters: Keyed<TeamMember>;
}

export type ReferenceTable = keyof ReferenceTables;

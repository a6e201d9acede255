import type { TeamContactRow } from "../../contract/rows/contact-rows.ts";
import { PLAYER_CARD_COLUMNS, playerCardRowSchema } from "../../contract/rows/player-card-rows.ts";
import { PLAYER_GAME_COLUMNS, playerGameRowSchema } from "../../contract/rows/player-game-rows.ts";
import { TEAM_CARD_COLUMNS, teamCardRowSchema } from "../../contract/rows/team-card-rows.ts";
import { TEAM_GAME_COLUMNS, teamGameRowSchema } from "../../contract/rows/team-game-rows.ts";
import { TEAM_ROSTER_COLUMNS, teamRosterRowSchema } from "../../contract/rows/team-roster-rows.ts";
import type { PlayerCard } from "../../domain/roster/player-card.ts";
import type { TeamMember } from "../../domain/roster/team-member.ts";
import type { NamedTeam } from "../../domain/season/team-card.ts";
import type { PlayerGame, TeamGame } from "../../domain/standings/game-log.ts";
import type { TeamSeason } from "../../domain/standings/team-season.ts";
import type { TransportResult } from "../../sync/transport.ts";
import type { Http } from "../http/http.ts";
import { listed, readById, readsBy } from "../http/paged-read.ts";
import { BY_GAME, BY_ID, BY_PLAYER, TEAM_CONTACTS, TEAM_SEASONS } from "./listed-tables.ts";

type Read<Value> = Promise<TransportResult<Value>>;

/** Lists are complete or refused (I23). */
export interface PeopleReads {
  /** null where the server has none for this reader. */
  playerCard(playerId: string, signal: AbortSignal): Read<PlayerCard | null>;
  playerGames(playerId: string, signal: AbortSignal): Read<readonly PlayerGame[]>;
  /** null where the server has none for this reader. */
  teamCard(teamId: string, signal: AbortSignal): Read<NamedTeam | null>;
  teamGames(teamId: string, signal: AbortSignal): Read<readonly TeamGame[]>;
  teamRoster(teamId: string, signal: AbortSignal): Read<readonly TeamMember[]>;
  /** Of a team and of those it is ranked with (D46). */
  leagueTeams(leagueId: string, signal: AbortSignal): Read<readonly TeamSeason[]>;
  /** Signed-in readers only; empty where the team has no captain's address (D13). */
  teamContact(teamId: string, signal: AbortSignal): Read<readonly TeamContactRow[]>;
}

const PLAYER_CARDS = listed("player_cards", PLAYER_CARD_COLUMNS, playerCardRowSchema, BY_ID);
const PLAYER_GAMES = listed("player_games", PLAYER_GAME_COLUMNS, playerGameRowSchema, BY_GAME);
const TEAM_CARDS = listed("team_cards", TEAM_CARD_COLUMNS, teamCardRowSchema, BY_ID);
const TEAM_GAMES = listed("team_game_log", TEAM_GAME_COLUMNS, teamGameRowSchema, BY_GAME);
const TEAM_ROSTERS = listed("team_rosters", TEAM_ROSTER_COLUMNS, teamRosterRowSchema, BY_PLAYER);

export function peopleReads(http: Http): PeopleReads {
  const ofPlayer = readsBy(http, "player_id");
  const ofTeam = readsBy(http, "team_id");
  return {
    playerCard: (playerId, signal) => readById(http, PLAYER_CARDS, playerId, signal),
    playerGames: ofPlayer(PLAYER_GAMES),
    teamCard: (teamId, signal) => readById(http, TEAM_CARDS, teamId, signal),
    teamGames: ofTeam(TEAM_GAMES),
    teamRoster: ofTeam(TEAM_ROSTERS),
    leagueTeams: readsBy(http, "league_id")(TEAM_SEASONS),
    teamContact: ofTeam(TEAM_CONTACTS),
  };
}

import { CONTACT_COLUMNS, contactRowSchema } from "../../contract/rows/contact-rows.ts";
import {
  GAME_COLUMNS,
  GAME_SUMMARY_COLUMNS,
  gameRowSchema,
  gameSummaryRowSchema,
} from "../../contract/rows/game-rows.ts";
import { RECORDER_COLUMNS, recorderSchema } from "../../contract/rows/person-rows.ts";
import {
  PLAYER_COLUMNS,
  playerRowSchema,
  SUSPENSION_COLUMNS,
  suspensionRowSchema,
} from "../../contract/rows/player-rows.ts";
import {
  PLAYER_SEASON_COLUMNS,
  playerSeasonRowSchema,
} from "../../contract/rows/player-season-rows.ts";
import {
  LEAGUE_COLUMNS,
  leagueRowSchema,
  SEASON_COLUMNS,
  seasonRowSchema,
  TEAM_COLUMNS,
  teamRowSchema,
} from "../../contract/rows/season-rows.ts";
import { TEAM_SEASON_COLUMNS, teamSeasonRowSchema } from "../../contract/rows/team-season-rows.ts";
import { listed } from "../http/paged-read.ts";

const idOf = ({ id }: { readonly id: string }) => id;

/** Pages of a table follow one another by `key`; `keyOf` reads it from a row. */
export const BY_ID = { key: "id", keyOf: idOf };
export const BY_GAME = { key: "game_id", keyOf: idOf };
export const BY_PLAYER = {
  key: "player_id",
  keyOf: ({ playerId }: { readonly playerId: string }) => playerId,
};
export const BY_TEAM = {
  key: "team_id",
  keyOf: ({ teamId }: { readonly teamId: string }) => teamId,
};

export const SEASONS = listed("seasons", SEASON_COLUMNS, seasonRowSchema, BY_ID);
export const LEAGUES = listed("leagues", LEAGUE_COLUMNS, leagueRowSchema, BY_ID);
export const TEAMS = listed("teams", TEAM_COLUMNS, teamRowSchema, BY_ID);
export const PLAYERS = listed("season_players", PLAYER_COLUMNS, playerRowSchema, BY_ID);
export const SUSPENSIONS = listed(
  "player_suspensions",
  SUSPENSION_COLUMNS,
  suspensionRowSchema,
  BY_PLAYER,
);
export const GAMES = listed("games", GAME_COLUMNS, gameRowSchema, BY_ID);
export const GAME_SUMMARIES = listed(
  "game_summaries",
  GAME_SUMMARY_COLUMNS,
  gameSummaryRowSchema,
  BY_GAME,
);
export const PLAYER_SEASONS = listed(
  "player_season_stats",
  PLAYER_SEASON_COLUMNS,
  playerSeasonRowSchema,
  BY_PLAYER,
);
export const TEAM_SEASONS = listed(
  "team_season_stats",
  TEAM_SEASON_COLUMNS,
  teamSeasonRowSchema,
  BY_TEAM,
);
export const TEAM_CONTACTS = listed("season_contacts", CONTACT_COLUMNS, contactRowSchema, {
  key: "team_id",
  keyOf: idOf,
});
export const RECORDERS = listed("public_profiles", RECORDER_COLUMNS, recorderSchema, {
  key: "user_id",
  keyOf: idOf,
});

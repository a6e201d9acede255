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

const idOf = ({ id }: { readonly id: string }) => id;

/** By which column pages of a table follow one another, and what a read row says of it. */
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

/** Tables and views of the league that are read as whole lists. */
export const SEASONS = {
  table: "seasons",
  columns: SEASON_COLUMNS,
  schema: seasonRowSchema,
  ...BY_ID,
};
export const LEAGUES = {
  table: "leagues",
  columns: LEAGUE_COLUMNS,
  schema: leagueRowSchema,
  ...BY_ID,
};
export const TEAMS = { table: "teams", columns: TEAM_COLUMNS, schema: teamRowSchema, ...BY_ID };
export const PLAYERS = {
  table: "season_players",
  columns: PLAYER_COLUMNS,
  schema: playerRowSchema,
  ...BY_ID,
};
export const SUSPENSIONS = {
  table: "player_suspensions",
  columns: SUSPENSION_COLUMNS,
  schema: suspensionRowSchema,
  ...BY_PLAYER,
};
export const GAMES = { table: "games", columns: GAME_COLUMNS, schema: gameRowSchema, ...BY_ID };
export const GAME_SUMMARIES = {
  table: "game_summaries",
  columns: GAME_SUMMARY_COLUMNS,
  schema: gameSummaryRowSchema,
  ...BY_GAME,
};
export const PLAYER_SEASONS = {
  table: "player_season_stats",
  columns: PLAYER_SEASON_COLUMNS,
  schema: playerSeasonRowSchema,
  ...BY_PLAYER,
};
export const TEAM_SEASONS = {
  table: "team_season_stats",
  columns: TEAM_SEASON_COLUMNS,
  schema: teamSeasonRowSchema,
  ...BY_TEAM,
};
export const TEAM_CONTACTS = {
  table: "season_contacts",
  columns: CONTACT_COLUMNS,
  schema: contactRowSchema,
  key: "team_id",
  keyOf: idOf,
};
export const RECORDERS = {
  table: "public_profiles",
  columns: RECORDER_COLUMNS,
  schema: recorderSchema,
  key: "user_id",
  keyOf: idOf,
};

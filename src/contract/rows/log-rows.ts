import * as v from "valibot";
import type { PlayerGame, TeamGame } from "../../domain/standings/game-log.ts";
import type { CareerSeason } from "../../domain/standings/player-season.ts";
import { column, count, optionalText, text } from "./row-shape.ts";
import { gameOutcome, playerCounts, teamCounts } from "./shared-columns.ts";
import { type TableRow, tableRow } from "./table-row.ts";

const loggedGame = {
  id: column("game_id", text),
  seasonId: text,
  seasonName: text,
  leagueId: text,
  gameDate: text,
  gameTime: optionalText,
  fieldLocation: optionalText,
  weekNumber: v.nullable(count),
  isPlayoff: v.boolean(),
  isCompleted: v.boolean(),
  liveEntries: count,
  outcome: gameOutcome,
  winnerTeamId: optionalText,
  visitorTeamId: column("team_visitor_id", text),
  visitorName: column("visitor_team_name", text),
  homeTeamId: column("team_home_id", text),
  homeName: column("home_team_name", text),
  visitorScore: column("team_visitor_score", count),
  homeScore: column("team_home_score", count),
};

const playerPoints = {
  total: column("total_fantasy_points", count),
  offensive: column("offensive_points", count),
  defensive: column("defensive_points", count),
};

export const PLAYER_GAMES: TableRow<PlayerGame> = tableRow("player_games", "game_id", {
  id: column("game_id", text),
  playerId: text,
  game: loggedGame,
  teamId: text,
  isRostered: v.boolean(),
  points: playerPoints,
  counts: playerCounts,
});

export const PLAYER_CAREERS: TableRow<CareerSeason> = tableRow(
  "player_careers",
  "season_player_id",
  {
    id: column("season_player_id", text),
    seasonId: text,
    seasonName: text,
    teamId: text,
    teamName: text,
    lastGameDate: text,
    gamesPlayed: count,
    points: playerPoints,
    counts: playerCounts,
  },
);

export const TEAM_GAMES: TableRow<TeamGame> = tableRow("team_game_log", "game_id", {
  id: column("game_id", text),
  teamId: text,
  game: loggedGame,
  figures: { totalTouchdowns: count, sacksAllowed: count, counts: teamCounts },
});

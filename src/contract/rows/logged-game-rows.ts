import * as v from "valibot";
import type { LoggedGame } from "../../domain/standings/logged-game.ts";
import { count } from "./season-team.ts";

/** The columns of the game in every row of `player_games` and of `team_game_log`. */
export const loggedGameEntries = {
  game_id: v.string(),
  season_id: v.string(),
  season_name: v.string(),
  league_id: v.string(),
  game_date: v.string(),
  game_time: v.nullable(v.string()),
  field_location: v.nullable(v.string()),
  week_number: v.nullable(count),
  is_playoff: v.boolean(),
  is_completed: v.boolean(),
  has_stats: v.boolean(),
  outcome: v.picklist(["normal", "forfeit", "cancelled", "postponed"]),
  winner_team_id: v.nullable(v.string()),
  team_visitor_id: v.string(),
  visitor_team_name: v.string(),
  team_home_id: v.string(),
  home_team_name: v.string(),
  team_visitor_score: count,
  team_home_score: count,
};

const loggedGameRow = v.object(loggedGameEntries);

export function loggedGameOf(row: v.InferOutput<typeof loggedGameRow>): LoggedGame {
  return {
    id: row.game_id,
    seasonId: row.season_id,
    seasonName: row.season_name,
    leagueId: row.league_id,
    gameDate: row.game_date,
    gameTime: row.game_time,
    fieldLocation: row.field_location,
    weekNumber: row.week_number,
    isPlayoff: row.is_playoff,
    isCompleted: row.is_completed,
    hasStats: row.has_stats,
    outcome: row.outcome,
    winnerTeamId: row.winner_team_id,
    visitorTeamId: row.team_visitor_id,
    visitorName: row.visitor_team_name,
    homeTeamId: row.team_home_id,
    homeName: row.home_team_name,
    visitorScore: row.team_visitor_score,
    homeScore: row.team_home_score,
  };
}

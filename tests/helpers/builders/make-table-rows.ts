import { LEAGUES, TEAMS } from "../../../src/contract/rows/season-rows.ts";
import type { TableRow } from "../table-server.ts";

/** A row as the server sends it: every column that the client asks for, 0 unless `known` says more. */
export function madeRow(table: { readonly columns: string }, known: TableRow): TableRow {
  const zeros = table.columns.split(",").map((column) => [column, 0] as const);
  return { ...Object.fromEntries(zeros), ...known };
}

/** The one league of season `season`. */
export const LEAGUE_ROW = madeRow(LEAGUES, {
  id: "league",
  season_id: "season",
  name: "Coed",
  periods: "none",
  period_minutes: 20,
  divisions_data: [],
});

/** An active team of that league; `known` says what the test is about. */
export function teamRow(id: string, known: TableRow = {}): TableRow {
  return madeRow(TEAMS, {
    id,
    season_id: "season",
    league_id: "league",
    name: id,
    short_name: null,
    code: null,
    color: null,
    crest: null,
    division_name: null,
    is_active: true,
    archived_at: null,
    captain_name: null,
    forfeited_season: false,
    ...known,
  });
}

/** The columns that every row of a player has; `known` adds those of the view. */
export function playerRow(id: string, known: TableRow = {}): TableRow {
  return {
    id,
    player_id: id,
    season_id: "season",
    team_id: "falcons",
    name: id,
    jersey_number: "7",
    is_active: true,
    is_ir: false,
    ir_date: null,
    is_walk_on: false,
    teams_before: [],
    injured_before: [],
    merged_into: null,
    ...known,
  };
}

/** The team's columns in a row of a season's views. */
export const FALCONS = {
  team_id: "falcons",
  team_name: "Falcons",
  forfeited_season: false,
  division_name: null,
  league_id: "league",
  league_name: "Coed",
  season_id: "season",
  season_name: "Fall 2026",
};

/** The game's columns in a row of a player's or team's log: Falcons at Storm. */
export const LOGGED_GAME = {
  game_id: "game",
  season_id: "season",
  season_name: "Fall 2026",
  league_id: "league",
  game_date: "2026-11-21",
  game_time: null,
  field_location: null,
  is_playoff: false,
  is_completed: true,
  live_entries: 1,
  outcome: "normal",
  winner_team_id: null,
  team_visitor_id: "falcons",
  visitor_team_name: "Falcons",
  team_home_id: "storm",
  home_team_name: "Storm",
};

import type {
  SeasonRows,
  SyncGameRow,
  SyncLeagueRow,
  SyncPlayerRow,
  SyncTeamRow,
} from "../../../src/domain/provider/plan/season-rows.ts";

/** Rows of a league as a sync reads them, with what a test does not name left ordinary. */
export function leagueRow(own: Partial<SyncLeagueRow> = {}): SyncLeagueRow {
  return {
    id: "league",
    provider_id: "85770",
    set_by_hand: [],
    name: "Sunday",
    sport: "Flag Football",
    format: "7v7",
    status: "In Progress",
    start_date: null,
    end_date: null,
    regular_season_weeks: null,
    divisions_data: [],
    ...own,
  };
}

export function syncTeamRow(providerId: string, own: Partial<SyncTeamRow> = {}): SyncTeamRow {
  return {
    id: `team-${providerId}`,
    provider_id: providerId,
    set_by_hand: [],
    name: `Team ${providerId}`,
    division_name: null,
    captain_name: null,
    forfeit_wins: 0,
    forfeit_losses: 0,
    archived_at: false,
    ...own,
  };
}

export function syncPlayerRow(
  providerId: string,
  teamId: string,
  own: Partial<SyncPlayerRow> = {},
): SyncPlayerRow {
  return {
    id: `player-${providerId}-${teamId}`,
    provider_id: providerId,
    set_by_hand: [],
    team_id: teamId,
    name: `Player ${providerId}`,
    is_active: true,
    is_walk_on: false,
    deactivated_by_hand: false,
    is_merged: false,
    ...own,
  };
}

export function gameRow(
  providerId: string,
  visitor: string,
  home: string,
  own: Partial<SyncGameRow> = {},
): SyncGameRow {
  return {
    id: `game-${providerId}`,
    provider_id: providerId,
    set_by_hand: [],
    team_visitor_id: visitor,
    team_home_id: home,
    game_date: "2026-10-04",
    game_time: "16:30",
    field_location: "Zilker 1",
    week_number: 1,
    is_playoff: false,
    provider_visitor_score: null,
    provider_home_score: null,
    provider_completed: false,
    outcome: "normal",
    winner_team_id: null,
    archived_at: false,
    is_collected: false,
    ...own,
  };
}

export function seasonRows(own: Partial<SeasonRows> = {}): SeasonRows {
  return { league: leagueRow(), teams: [], players: [], games: [], ...own };
}

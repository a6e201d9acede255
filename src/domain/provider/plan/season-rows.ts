import type { SyncValue } from "./planned-change.ts";

/**
 * One league as the answer of `provider_season` gives it, under the names of the columns. It holds
 * what a sync may write and also what a sync leaves alone.
 */
export interface SeasonRows {
  readonly league: SyncLeagueRow;
  readonly teams: readonly SyncTeamRow[];
  readonly players: readonly SyncPlayerRow[];
  readonly games: readonly SyncGameRow[];
}

interface SyncRow {
  readonly id: string;
  readonly provider_id: string | null;
  /** Columns that a person has set. A sync never writes them (D62). */
  readonly set_by_hand: readonly string[];
}

export interface SyncLeagueRow extends SyncRow {
  readonly name: string;
  readonly sport: string | null;
  readonly format: string | null;
  readonly status: string | null;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly regular_season_weeks: number | null;
  readonly divisions_data: readonly { readonly [key: string]: SyncValue }[];
}

export interface SyncTeamRow extends SyncRow {
  readonly name: string;
  readonly division_name: string | null;
  readonly captain_name: string | null;
  readonly forfeit_wins: number;
  readonly forfeit_losses: number;
  readonly archived_at: boolean;
}

export interface SyncPlayerRow extends SyncRow {
  readonly team_id: string;
  readonly name: string;
  readonly is_active: boolean;
  readonly is_walk_on: boolean;
  readonly deactivated_by_hand: boolean;
  /** The player counts as another one after a merge (D33). */
  readonly is_merged: boolean;
}

export interface SyncGameRow extends SyncRow {
  readonly team_visitor_id: string;
  readonly team_home_id: string;
  readonly game_date: string;
  readonly game_time: string | null;
  readonly field_location: string | null;
  readonly week_number: number | null;
  readonly is_playoff: boolean;
  readonly provider_visitor_score: number | null;
  readonly provider_home_score: number | null;
  readonly provider_completed: boolean;
  readonly outcome: string;
  readonly winner_team_id: string | null;
  readonly archived_at: boolean;
  /** Stats were recorded in the game, or wait for a decision. */
  readonly is_collected: boolean;
}

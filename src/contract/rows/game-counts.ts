import * as v from "valibot";
import type { StatCounts } from "../../domain/game/stats.ts";
import type { TeamCounts } from "../../domain/standings/team-season.ts";
import { count } from "./season-team.ts";

/** A player's figures of one game, in `game_stats` and `player_games`. */
export const playerCountEntries = {
  pass_touchdowns: count,
  rush_touchdowns: count,
  receiving_touchdowns: count,
  extra_points: count,
  receiving_yards: count,
  rushing_yards: count,
  tackles: count,
  interceptions: count,
  sacks: count,
  safeties: count,
  returned_conversions: count,
  defensive_touchdowns: count,
  fumbles: count,
};

/** A team's figures of one game, in `team_game_stats` and `team_game_log`. */
export const teamCountEntries = {
  total_pass_td: count,
  total_rush_td: count,
  total_receiving_td: count,
  total_extra_points: count,
  total_tackles: count,
  total_interceptions: count,
  total_sacks: count,
  total_safeties: count,
  total_returned_conversions: count,
  total_defensive_td: count,
  total_fumbles: count,
};

const playerCounts = v.object(playerCountEntries);
const teamCounts = v.object(teamCountEntries);

export function playerCountsOf(row: v.InferOutput<typeof playerCounts>): StatCounts {
  return {
    passTouchdowns: row.pass_touchdowns,
    rushTouchdowns: row.rush_touchdowns,
    receivingTouchdowns: row.receiving_touchdowns,
    extraPoints: row.extra_points,
    receivingYards: row.receiving_yards,
    rushingYards: row.rushing_yards,
    tackles: row.tackles,
    interceptions: row.interceptions,
    sacks: row.sacks,
    safeties: row.safeties,
    returnedConversions: row.returned_conversions,
    defensiveTouchdowns: row.defensive_touchdowns,
    fumbles: row.fumbles,
  };
}

export function teamCountsOf(row: v.InferOutput<typeof teamCounts>): TeamCounts {
  return {
    passTouchdowns: row.total_pass_td,
    rushTouchdowns: row.total_rush_td,
    receivingTouchdowns: row.total_receiving_td,
    extraPoints: row.total_extra_points,
    tackles: row.total_tackles,
    interceptions: row.total_interceptions,
    sacks: row.total_sacks,
    safeties: row.total_safeties,
    returnedConversions: row.total_returned_conversions,
    defensiveTouchdowns: row.total_defensive_td,
    fumbles: row.total_fumbles,
  };
}

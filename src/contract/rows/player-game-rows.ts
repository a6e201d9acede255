import * as v from "valibot";
import type { PlayerGame } from "../../domain/standings/game-log.ts";
import { columnsOf } from "./columns-of.ts";
import { loggedGameEntries, loggedGameOf } from "./logged-game-rows.ts";
import { count } from "./season-team.ts";

const entries = {
  ...loggedGameEntries,
  player_id: v.string(),
  team_id: v.string(),
  is_rostered: v.boolean(),
  total_fantasy_points: count,
  offensive_points: count,
  defensive_points: count,
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

export const PLAYER_GAME_COLUMNS = columnsOf(
  "player_games",
  ...(Object.keys(entries) as (keyof typeof entries)[]),
);

export const playerGameRowSchema = v.pipe(
  v.object(entries),
  v.transform(
    (row): PlayerGame => ({
      id: row.game_id,
      playerId: row.player_id,
      game: loggedGameOf(row),
      teamId: row.team_id,
      isRostered: row.is_rostered,
      points: {
        total: row.total_fantasy_points,
        offensive: row.offensive_points,
        defensive: row.defensive_points,
      },
      counts: {
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
      },
    }),
  ),
);

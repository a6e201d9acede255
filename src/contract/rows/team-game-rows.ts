import * as v from "valibot";
import type { TeamGame } from "../../domain/standings/game-log.ts";
import { columnsOf } from "./columns-of.ts";
import { loggedGameEntries, loggedGameOf } from "./logged-game-rows.ts";
import { count } from "./season-team.ts";

const entries = {
  ...loggedGameEntries,
  team_id: v.string(),
  total_touchdowns: count,
  total_pass_td: count,
  total_rush_td: count,
  total_receiving_td: count,
  total_extra_points: count,
  total_tackles: count,
  total_interceptions: count,
  total_sacks: count,
  sacks_allowed: count,
  total_defensive_td: count,
  total_returned_conversions: count,
  total_safeties: count,
  total_fumbles: count,
};

export const TEAM_GAME_COLUMNS = columnsOf(
  "team_game_log",
  ...(Object.keys(entries) as (keyof typeof entries)[]),
);

export const teamGameRowSchema = v.pipe(
  v.object(entries),
  v.transform(
    (row): TeamGame => ({
      id: row.game_id,
      teamId: row.team_id,
      game: loggedGameOf(row),
      figures: {
        totalTouchdowns: row.total_touchdowns,
        sacksAllowed: row.sacks_allowed,
        counts: {
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
        },
      },
    }),
  ),
);

import * as v from "valibot";
import type { TeamGame } from "../../domain/standings/game-log.ts";
import { columnsOf } from "./columns-of.ts";
import { teamCountEntries, teamCountsOf } from "./game-counts.ts";
import { loggedGameEntries, loggedGameOf } from "./logged-game-rows.ts";
import { count } from "./season-team.ts";

const entries = {
  ...loggedGameEntries,
  team_id: v.string(),
  total_touchdowns: count,
  sacks_allowed: count,
  ...teamCountEntries,
};

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
        counts: teamCountsOf(row),
      },
    }),
  ),
);

export const TEAM_GAME_COLUMNS = columnsOf("team_game_log", teamGameRowSchema);

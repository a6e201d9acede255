import * as v from "valibot";
import type { PlayerGame } from "../../domain/standings/game-log.ts";
import { columnsOf } from "./columns-of.ts";
import { playerCountEntries, playerCountsOf } from "./game-counts.ts";
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
  ...playerCountEntries,
};

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
      counts: playerCountsOf(row),
    }),
  ),
);

export const PLAYER_GAME_COLUMNS = columnsOf("player_games", playerGameRowSchema);

import * as v from "valibot";
import type { MvpLeader } from "../../domain/standings/leaders/mvp-leader.ts";
import { columnsOf } from "./columns-of.ts";
import { count, seasonTeamEntries, teamOfRow } from "./season-team.ts";

export const mvpRowSchema = v.pipe(
  v.object({
    season_id: v.string(),
    season_name: v.string(),
    player_id: v.string(),
    player_name: v.string(),
    jersey_number: v.nullable(v.string()),
    ...seasonTeamEntries,
    fantasy_points: count,
    games_played: count,
  }),
  v.transform(
    (row): MvpLeader => ({
      seasonId: row.season_id,
      seasonName: row.season_name,
      playerId: row.player_id,
      playerName: row.player_name,
      jerseyNumber: row.jersey_number,
      ...teamOfRow(row),
      points: row.fantasy_points,
      gamesPlayed: row.games_played,
    }),
  ),
);

/** Columns of `offensive_mvp_leaders`; `defensive_mvp_leaders` has the same ones. */
export const MVP_COLUMNS = columnsOf("offensive_mvp_leaders", mvpRowSchema);

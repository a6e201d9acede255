import * as v from "valibot";
import type { Standing } from "../../domain/standings/standing.ts";
import { columnsOf } from "./columns-of.ts";
import { count, seasonTeamEntries, teamOfRow } from "./season-team.ts";

/** The columns of `standings`; `team_season_stats` has them too, and more. */
export const standingEntries = {
  season_id: v.string(),
  ...seasonTeamEntries,
  wins: count,
  losses: count,
  draws: count,
  forfeit_wins: count,
  forfeit_losses: count,
  points_scored: count,
  points_allowed: count,
  games_played: count,
};

export const standingColumns = Object.keys(standingEntries) as (keyof typeof standingEntries)[];

const standingRow = v.object(standingEntries);

export function standingOfRow(row: v.InferOutput<typeof standingRow>): Standing {
  return {
    seasonId: row.season_id,
    ...teamOfRow(row),
    wins: row.wins,
    losses: row.losses,
    draws: row.draws,
    forfeitWins: row.forfeit_wins,
    forfeitLosses: row.forfeit_losses,
    pointsScored: row.points_scored,
    pointsAllowed: row.points_allowed,
    gamesPlayed: row.games_played,
  };
}

export const standingRowSchema = v.pipe(standingRow, v.transform(standingOfRow));

export const STANDING_COLUMNS = columnsOf("standings", standingRowSchema);

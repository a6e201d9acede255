import * as v from "valibot";

export const count = v.pipe(v.number(), v.integer());

/** The columns of the team in every row of a season view. */
export const seasonTeamEntries = {
  team_id: v.string(),
  team_name: v.string(),
  forfeited_season: v.boolean(),
  division_name: v.nullable(v.string()),
  league_id: v.string(),
  league_name: v.string(),
};

const seasonTeamRow = v.object(seasonTeamEntries);

export function teamOfRow(row: v.InferOutput<typeof seasonTeamRow>) {
  return {
    teamId: row.team_id,
    teamName: row.team_name,
    forfeitedSeason: row.forfeited_season,
    divisionName: row.division_name,
    leagueId: row.league_id,
    leagueName: row.league_name,
  };
}

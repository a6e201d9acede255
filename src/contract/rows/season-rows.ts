import * as v from "valibot";
import type { League, Season } from "../../domain/season/season.ts";
import type { Team } from "../../domain/season/team.ts";
import { columnsOf } from "./columns-of.ts";

export const seasonRowSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    year: v.number(),
    season_type: v.string(),
    status: v.nullable(v.string()),
    start_date: v.nullable(v.string()),
    end_date: v.nullable(v.string()),
    is_active: v.boolean(),
    scoring_profile_id: v.string(),
    created_at: v.string(),
  }),
  v.transform(
    (row): Season => ({
      id: row.id,
      name: row.name,
      year: row.year,
      seasonType: row.season_type,
      status: row.status,
      startDate: row.start_date,
      endDate: row.end_date,
      isActive: row.is_active,
      scoringProfile: row.scoring_profile_id,
      createdAt: row.created_at,
    }),
  ),
);

export const SEASON_COLUMNS = columnsOf("seasons", seasonRowSchema);

export const leagueRowSchema = v.pipe(
  v.object({
    id: v.string(),
    season_id: v.string(),
    name: v.string(),
    regular_season_weeks: v.nullable(v.number()),
    divisions_data: v.array(v.unknown()),
  }),
  v.transform(
    (row): League => ({
      id: row.id,
      seasonId: row.season_id,
      name: row.name,
      regularSeasonWeeks: row.regular_season_weeks,
      divisions: divisionNames(row.divisions_data),
    }),
  ),
);

export const LEAGUE_COLUMNS = columnsOf("leagues", leagueRowSchema);

const divisionSchema = v.object({ name: v.pipe(v.string(), v.nonEmpty()) });

/** Returns the division names in `divisions_data`, each once; items without a name are skipped. */
function divisionNames(items: readonly unknown[]): readonly string[] {
  const names = items.flatMap((item) => {
    const division = v.safeParse(divisionSchema, item);
    return division.success ? [division.output.name] : [];
  });
  return [...new Set(names)];
}

export const teamRowSchema = v.pipe(
  v.object({
    id: v.string(),
    league_id: v.string(),
    name: v.string(),
    division_name: v.nullable(v.string()),
    is_active: v.boolean(),
    archived_at: v.nullable(v.string()),
    captain_name: v.nullable(v.string()),
    max_players: v.number(),
    max_ir_slots: v.number(),
    forfeited_season: v.boolean(),
  }),
  v.transform(
    (row): Team => ({
      id: row.id,
      leagueId: row.league_id,
      name: row.name,
      divisionName: row.division_name,
      isActive: row.is_active && row.archived_at === null,
      captainName: row.captain_name,
      maxPlayers: row.max_players,
      maxIrSlots: row.max_ir_slots,
      forfeitedSeason: row.forfeited_season,
    }),
  ),
);

export const TEAM_COLUMNS = columnsOf("teams", teamRowSchema);

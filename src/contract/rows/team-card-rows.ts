import * as v from "valibot";
import type { NamedTeam } from "../../domain/season/team-card.ts";
import { columnsOf } from "./columns-of.ts";

const entries = {
  id: v.string(),
  name: v.string(),
  division_name: v.nullable(v.string()),
  captain_name: v.nullable(v.string()),
  is_active: v.boolean(),
  forfeited_season: v.boolean(),
  league_id: v.string(),
  league_name: v.string(),
  season_id: v.string(),
  season_name: v.string(),
};

export const teamCardRowSchema = v.pipe(
  v.object(entries),
  v.transform(
    (row): NamedTeam => ({
      id: row.id,
      name: row.name,
      captainName: row.captain_name,
      isActive: row.is_active,
      forfeitedSeason: row.forfeited_season,
      divisionName: row.division_name,
      leagueId: row.league_id,
      leagueName: row.league_name,
      seasonId: row.season_id,
      seasonName: row.season_name,
    }),
  ),
);

export const TEAM_CARD_COLUMNS = columnsOf("team_cards", teamCardRowSchema);

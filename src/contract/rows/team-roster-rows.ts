import * as v from "valibot";
import type { TeamMember } from "../../domain/roster/team-member.ts";
import { columnsOf } from "./columns-of.ts";
import { count } from "./season-team.ts";

const entries = {
  player_id: v.string(),
  team_id: v.string(),
  name: v.string(),
  jersey_number: v.nullable(v.string()),
  is_ir: v.boolean(),
  ir_date: v.nullable(v.string()),
  is_walk_on: v.boolean(),
  games_played: count,
  total_fantasy_points: count,
};

export const teamRosterRowSchema = v.pipe(
  v.object(entries),
  v.transform(
    (row): TeamMember => ({
      playerId: row.player_id,
      teamId: row.team_id,
      name: row.name,
      jerseyNumber: row.jersey_number,
      isIr: row.is_ir,
      irDate: row.ir_date,
      isWalkOn: row.is_walk_on,
      gamesPlayed: row.games_played,
      fantasyPoints: row.total_fantasy_points,
    }),
  ),
);

export const TEAM_ROSTER_COLUMNS = columnsOf("team_rosters", teamRosterRowSchema);

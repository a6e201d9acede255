import * as v from "valibot";
import type { PlayerCard } from "../../domain/roster/player-card.ts";
import { columnsOf } from "./columns-of.ts";
import { seasonTeamEntries, teamOfRow } from "./season-team.ts";

const entries = {
  ...seasonTeamEntries,
  id: v.string(),
  name: v.string(),
  jersey_number: v.nullable(v.string()),
  is_active: v.boolean(),
  is_ir: v.boolean(),
  ir_date: v.nullable(v.string()),
  is_walk_on: v.boolean(),
  merged_into: v.nullable(v.string()),
  season_id: v.string(),
  season_name: v.string(),
};

export const PLAYER_CARD_COLUMNS = columnsOf(
  "player_cards",
  ...(Object.keys(entries) as (keyof typeof entries)[]),
);

export const playerCardRowSchema = v.pipe(
  v.object(entries),
  v.transform(
    (row): PlayerCard => ({
      id: row.id,
      name: row.name,
      jerseyNumber: row.jersey_number,
      isActive: row.is_active,
      isIr: row.is_ir,
      irDate: row.ir_date,
      isWalkOn: row.is_walk_on,
      mergedInto: row.merged_into,
      ...teamOfRow(row),
      seasonId: row.season_id,
      seasonName: row.season_name,
    }),
  ),
);

import * as v from "valibot";
import type { Player } from "../../domain/game/player.ts";
import { columnsOf } from "./columns-of.ts";

export const PLAYER_COLUMNS = columnsOf(
  "season_players",
  "id",
  "team_id",
  "name",
  "jersey_number",
  "is_active",
  "is_ir",
  "ir_date",
  "is_walk_on",
  "merged_into",
);

/** A player as the view has it; suspensions live in a view of their own (D13). */
export type PlayerRow = Omit<Player, "isSuspended">;

export const playerRowSchema = v.pipe(
  v.object({
    id: v.string(),
    team_id: v.string(),
    name: v.string(),
    jersey_number: v.nullable(v.string()),
    is_active: v.boolean(),
    is_ir: v.boolean(),
    ir_date: v.nullable(v.string()),
    is_walk_on: v.boolean(),
    merged_into: v.nullable(v.string()),
  }),
  v.transform(
    (row): PlayerRow => ({
      id: row.id,
      teamId: row.team_id,
      name: row.name,
      jerseyNumber: row.jersey_number,
      isActive: row.is_active,
      isIr: row.is_ir,
      irDate: row.ir_date,
      isWalkOn: row.is_walk_on,
      mergedInto: row.merged_into,
    }),
  ),
);

export const SUSPENSION_COLUMNS = columnsOf("player_suspensions", "player_id", "is_suspended");

export const suspensionRowSchema = v.object({
  player_id: v.string(),
  is_suspended: v.boolean(),
});

export type SuspensionRow = v.InferOutput<typeof suspensionRowSchema>;

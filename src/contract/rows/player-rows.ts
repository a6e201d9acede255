import * as v from "valibot";
import type { Player } from "../../domain/game/player.ts";
import { columnsOf } from "./columns-of.ts";

/** The columns of a player that every view with players has. */
export const playerEntries = {
  id: v.string(),
  name: v.string(),
  jersey_number: v.nullable(v.string()),
  is_active: v.boolean(),
  is_ir: v.boolean(),
  ir_date: v.nullable(v.string()),
  is_walk_on: v.boolean(),
  merged_into: v.nullable(v.string()),
};

const playerRow = v.object(playerEntries);

export function playerOfRow(row: v.InferOutput<typeof playerRow>) {
  return {
    id: row.id,
    name: row.name,
    jerseyNumber: row.jersey_number,
    isActive: row.is_active,
    isIr: row.is_ir,
    irDate: row.ir_date,
    isWalkOn: row.is_walk_on,
    mergedInto: row.merged_into,
  };
}

const entries = { ...playerEntries, team_id: v.string() };

/** A player as the view returns it; suspensions are in a separate view (D13). */
export type PlayerRow = Omit<Player, "isSuspended">;

export const playerRowSchema = v.pipe(
  v.object(entries),
  v.transform((row): PlayerRow => ({ ...playerOfRow(row), teamId: row.team_id })),
);

export const PLAYER_COLUMNS = columnsOf("season_players", playerRowSchema);

export const suspensionRowSchema = v.pipe(
  v.object({ player_id: v.string(), is_suspended: v.boolean() }),
  v.transform((row) => ({ playerId: row.player_id, isSuspended: row.is_suspended })),
);

export const SUSPENSION_COLUMNS = columnsOf("player_suspensions", suspensionRowSchema);

import { mvpRowSchema } from "../../contract/rows/mvp-rows.ts";
import { playerSeasonRowSchema } from "../../contract/rows/player-season-rows.ts";
import { readRows } from "../../contract/rows/read-rows.ts";
import { teamSeasonRowSchema } from "../../contract/rows/team-season-rows.ts";
import type { MvpLeader } from "../../domain/standings/leaders/mvp-leader.ts";
import type { SeasonFigures } from "../../domain/standings/season-figures.ts";
import type { PublicFigureRows } from "./public-read.ts";

export interface PublicFigures extends SeasonFigures {
  /** "failed": the race says so in its place (P §8). */
  readonly races: Readonly<Record<"offensive" | "defensive", readonly MvpLeader[] | "failed">>;
}

/** null when a player or team is not what the contract promises. */
export function readPublicFigures(rows: PublicFigureRows): PublicFigures | null {
  const players = readRows(playerSeasonRowSchema, rows.players);
  const teams = readRows(teamSeasonRowSchema, rows.teams);
  if (players === null || teams === null) return null;
  const offensive = readRows(mvpRowSchema, rows.offensive) ?? "failed";
  const defensive = readRows(mvpRowSchema, rows.defensive) ?? "failed";
  return { players, teams, races: { offensive, defensive } };
}

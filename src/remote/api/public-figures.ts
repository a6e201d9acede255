import { MVP_LEADERS, PLAYER_SEASONS } from "../../contract/rows/player-season-rows.ts";
import { PUBLIC_FACES } from "../../contract/rows/public-rows.ts";
import { readRows } from "../../contract/rows/table-row.ts";
import { TEAM_SEASONS } from "../../contract/rows/team-season-rows.ts";
import type { TeamFace } from "../../domain/season/team-color.ts";
import { type TeamNames, teamNames } from "../../domain/season/team-names.ts";
import type { MvpLeader } from "../../domain/standings/leaders/mvp-leader.ts";
import type { SeasonFigures } from "../../domain/standings/season-figures.ts";
import type { PublicFigureRows } from "./public-read.ts";

export interface PublicFigures extends SeasonFigures {
  readonly faces: readonly (TeamFace & TeamNames & { readonly id: string })[];
  /** "failed" if the race must say so in its place (P §8). */
  readonly races: Readonly<Record<"offensive" | "defensive", readonly MvpLeader[] | "failed">>;
}

/** null if a player or team does not fit the contract. */
export function readPublicFigures(rows: PublicFigureRows): PublicFigures | null {
  const players = readRows(PLAYER_SEASONS, rows.players);
  const teams = readRows(TEAM_SEASONS, rows.teams);
  const faces = readRows(PUBLIC_FACES, rows.teams);
  if (players === null || teams === null || faces === null) return null;
  const called = teamNames(faces);
  const offensive = readRows(MVP_LEADERS, rows.offensive) ?? "failed";
  const defensive = readRows(MVP_LEADERS, rows.defensive) ?? "failed";
  return {
    players,
    teams,
    faces: faces.map(({ id, name, color, crest }) => ({
      ...{ id, color, crest },
      ...(called.get(id) ?? { shortName: name, code: "" }),
    })),
    races: { offensive, defensive },
  };
}

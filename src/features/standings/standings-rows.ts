import type { TeamFace } from "../../domain/season/team-color.ts";
import type { TeamNames } from "../../domain/season/team-names.ts";
import { pointDifferential } from "../../domain/standings/point-differential.ts";
import type { RankedTeam } from "../../domain/standings/rank-teams.ts";
import type { Standing } from "../../domain/standings/standing.ts";
import { type LeaguesAndTeams, type StandingsFilter, teamsOf } from "./standings-filter.ts";

/** The rows that table and list share. */
export interface StandingsRows {
  readonly ranked: readonly RankedTeam<Standing>[];
  readonly faces: ReadonlyMap<string, TeamFace & TeamNames>;
  /** The filter does not name a team's division or league, so the row must (P §2). */
  readonly saysDivision: boolean;
  readonly saysLeague: boolean;
  /** The scale of the bars is the largest difference of either sign. */
  readonly largestDifference: number;
}

export function standingsRows(
  { leagues, teams }: LeaguesAndTeams,
  { league, division }: StandingsFilter,
  ranked: readonly RankedTeam<Standing>[],
  faces: StandingsRows["faces"],
): StandingsRows {
  return {
    ranked,
    faces,
    saysDivision:
      division === null &&
      teamsOf(teams, { league, division }).some(({ divisionName }) => divisionName !== null),
    saysLeague: league === null && leagues.length > 1,
    largestDifference: ranked.reduce(
      (largest, { team }) => Math.max(largest, Math.abs(pointDifferential(team))),
      0,
    ),
  };
}

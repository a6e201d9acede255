import { compareNames } from "./name-order.ts";
import { pointDifferential } from "./point-differential.ts";
import { resultCount, totalWins } from "./record.ts";
import type { Standing } from "./standing.ts";

/** The criteria that separate two neighbours, in the order of their use (D46). */
export type TieBreak = "total_wins" | "point_differential" | "points_scored" | "name";

export interface RankedTeam<Row extends Standing = Standing> {
  /** Counts from 1 without gaps. Equal teams are ordered by name. */
  readonly rank: number;
  /** The shown rank, which equal teams share; null if nobody has a result yet. */
  readonly place: number | null;
  readonly team: Row;
  readonly belowBy: TieBreak | null;
  readonly aboveBy: TieBreak | null;
}

interface Rule {
  readonly tieBreak: TieBreak;
  readonly compare: (a: Standing, b: Standing) => number;
}

/** The order is total wins with forfeit wins, then points, then the name (P §4, D46). */
const RULES: readonly Rule[] = [
  { tieBreak: "total_wins", compare: (a, b) => totalWins(b) - totalWins(a) },
  {
    tieBreak: "point_differential",
    compare: (a, b) => pointDifferential(b) - pointDifferential(a),
  },
  { tieBreak: "points_scored", compare: (a, b) => b.pointsScored - a.pointsScored },
  { tieBreak: "name", compare: (a, b) => compareNames(a.teamName, b.teamName) },
];

/** Compares by the order of the standings; teams of the same name are ordered by id. */
export function compareStandings(a: Standing, b: Standing): number {
  const rule = RULES.find(({ compare }) => compare(a, b) !== 0);
  if (rule !== undefined) return rule.compare(a, b);
  return a.teamId < b.teamId ? -1 : Number(a.teamId > b.teamId);
}

function tieBreakOf(a: Standing, b: Standing): TieBreak {
  return RULES.find(({ compare }) => compare(a, b) !== 0)?.tieBreak ?? "name";
}

/** Ranks by D46, each team with the criteria that separate it from its neighbours. */
export function rankTeams<Row extends Standing>(teams: readonly Row[]): RankedTeam<Row>[] {
  const sorted = teams.toSorted(compareStandings);
  const hasBegun = sorted.some((team) => resultCount(team) > 0);
  let shared = 1;
  return sorted.map((team, index) => {
    const above = sorted[index - 1];
    const below = sorted[index + 1];
    const belowBy = above === undefined ? null : tieBreakOf(above, team);
    if (belowBy !== "name") shared = index + 1;
    return {
      rank: index + 1,
      place: hasBegun ? shared : null,
      team,
      belowBy,
      aboveBy: below === undefined ? null : tieBreakOf(team, below),
    };
  });
}

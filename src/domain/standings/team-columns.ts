import { compareNames } from "./name-order.ts";
import { pointDifferential } from "./point-differential.ts";
import { totalWins } from "./record.ts";
import type { TeamLine } from "./team-lines.ts";
import { TEAM_TABLE_STATS, type TeamTableStat } from "./team-table-stats.ts";

export const TEAM_TABLE_COLUMNS: readonly TeamColumn[] = [
  "rank",
  "team",
  "division",
  "record",
  "points_scored",
  "points_allowed",
  "differential",
  ...TEAM_TABLE_STATS.map(({ column }) => column),
  "sacks_allowed",
];
export type TeamColumn = keyof typeof OWN_VALUES | TeamTableStat["column"];

type SortDirection = "ascending" | "descending";

export interface TeamSort {
  readonly column: TeamColumn;
  readonly direction: SortDirection;
}

export const DEFAULT_TEAM_SORT: TeamSort = { column: "record", direction: "descending" };

/** The value by which a column sorts; null when the team has none. */
const OWN_VALUES = {
  rank: ({ rank }) => rank,
  team: ({ team }) => team.teamName,
  division: ({ division }) => division,
  record: ({ team }) => totalWins(team),
  points_scored: ({ team }) => team.pointsScored,
  points_allowed: ({ team }) => team.pointsAllowed,
  differential: ({ team }) => pointDifferential(team),
  sacks_allowed: ({ figures }) => figures.sacksAllowed,
} as const satisfies Readonly<Record<string, (line: TeamLine) => number | string | null>>;

const VALUES = {
  ...OWN_VALUES,
  ...Object.fromEntries(
    TEAM_TABLE_STATS.map(({ key, column }) => [
      column,
      ({ figures }: TeamLine) => figures.counts[key],
    ]),
  ),
} as Readonly<Record<TeamColumn, (line: TeamLine) => number | string | null>>;

export function teamValue(line: TeamLine, column: TeamColumn): number | string | null {
  return VALUES[column](line);
}

/** Returns descending, but ascending for the rank, points and sacks allowed (A §4). */
export function firstDirection(column: TeamColumn): SortDirection {
  const fewestFirst: readonly TeamColumn[] = ["rank", "points_allowed", "sacks_allowed"];
  return fewestFirst.includes(column) ? "ascending" : "descending";
}

/** A click on the sorted column's head reverses it (A §4). */
export function nextSort(sort: TeamSort, column: TeamColumn): TeamSort {
  if (sort.column !== column) return { column, direction: firstDirection(column) };
  return { column, direction: sort.direction === "ascending" ? "descending" : "ascending" };
}

/** Equal lines keep the order of the standings, and teams without a value come last. */
export function sortTeams(lines: readonly TeamLine[], { column, direction }: TeamSort): TeamLine[] {
  const sign = direction === "ascending" ? 1 : -1;
  return lines.toSorted((a, b) => {
    const [left, right] = [teamValue(a, column), teamValue(b, column)];
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || a.rank - b.rank;
    return sign * compareValues(left, right) || a.rank - b.rank;
  });
}

function compareValues(a: number | string, b: number | string): number {
  return typeof a === "number" && typeof b === "number" ? a - b : compareNames(`${a}`, `${b}`);
}

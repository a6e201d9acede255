import { compareNames } from "../name-order.ts";

export interface LeaderList<Row> {
  readonly value: (row: Row) => number;
  readonly gamesPlayed: (row: Row) => number;
  readonly name: (row: Row) => string;
  readonly id: (row: Row) => string;
  /** `fewest` serves points and sacks allowed. */
  readonly leads: "most" | "fewest";
  readonly limit: number;
  /** Leaves out lower values, for example 1 for "with positive points" (A §2). */
  readonly atLeast?: number;
}

/** Leaves out players without a game. Fewer games break ties, then the name (D46), then the id. */
export function leadersOf<Row>(rows: readonly Row[], list: LeaderList<Row>): Row[] {
  const sign = list.leads === "most" ? -1 : 1;
  return rows
    .filter((row) => list.gamesPlayed(row) > 0)
    .filter((row) => list.value(row) >= (list.atLeast ?? Number.NEGATIVE_INFINITY))
    .sort(
      (a, b) =>
        sign * (list.value(a) - list.value(b)) ||
        list.gamesPlayed(a) - list.gamesPlayed(b) ||
        compareNames(list.name(a), list.name(b)) ||
        (list.id(a) < list.id(b) ? -1 : 1),
    )
    .slice(0, list.limit);
}

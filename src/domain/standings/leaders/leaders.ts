import { compareNames } from "../name-order.ts";

/** What a list of leaders asks of a team or player. */
export interface LeaderList<Row> {
  readonly value: (row: Row) => number;
  readonly gamesPlayed: (row: Row) => number;
  readonly name: (row: Row) => string;
  readonly id: (row: Row) => string;
  /** Which end leads; `fewest` for points and sacks allowed. */
  readonly leads: "most" | "fewest";
  readonly limit: number;
  /** Leaves out what is below, e.g. 1 for "with positive points" (A §2). */
  readonly atLeast?: number;
}

/**
 * The first of a list. Whoever has played no game is left out: nobody allows fewer points than a
 * team that never played. Ties: fewer games first, then the name (D46), then the id.
 */
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

import { sharedRanks } from "../shared-ranks.ts";
import { type LeaderList, leadersOf } from "./leaders.ts";

export interface LeaderLine<Row> {
  /** Rows that only the name separates share a rank. */
  readonly rank: number;
  readonly row: Row;
  readonly value: number;
  /** The value divided by the largest one of everybody who played, 0 to 1. */
  readonly share: number;
}

/** The scale ends at the largest value of all who played, listed or not (D46). */
export function leaderLines<Row>(
  rows: readonly Row[],
  list: LeaderList<Row>,
): readonly LeaderLine<Row>[] {
  const everybody = leadersOf(rows, { ...list, limit: rows.length });
  const end = everybody.reduce((largest, row) => Math.max(largest, list.value(row)), 0);
  const ranks = sharedRanks(
    everybody,
    (above, row) =>
      list.value(above) === list.value(row) && list.gamesPlayed(above) === list.gamesPlayed(row),
  );
  return everybody.slice(0, list.limit).map((row, index) => {
    const value = list.value(row);
    return { rank: ranks[index] ?? index + 1, row, value, share: end === 0 ? 0 : value / end };
  });
}

import { type LeaderList, leadersOf } from "./leaders.ts";

/** A line of a list of leaders. */
export interface LeaderLine<Row> {
  /** Its place, from 1. */
  readonly rank: number;
  readonly row: Row;
  readonly value: number;
  /** Of the list's track, which goes from 0 to the largest value of all who played: 0 to 1. */
  readonly share: number;
}

/**
 * The leaders with their place on one common track (D46). The track's end is the largest value
 * of everybody who played, listed or not, so that a dot of a "fewest" list says how far the
 * last one is.
 */
export function leaderLines<Row>(
  rows: readonly Row[],
  list: LeaderList<Row>,
): readonly LeaderLine<Row>[] {
  const everybody = leadersOf(rows, { ...list, limit: rows.length });
  const end = everybody.reduce((largest, row) => Math.max(largest, list.value(row)), 0);
  return everybody.slice(0, list.limit).map((row, index) => {
    const value = list.value(row);
    return { rank: index + 1, row, value, share: end === 0 ? 0 : value / end };
  });
}

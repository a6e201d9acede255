/** The page leaves this height for the rows of a roster, in millimetres. */
const ROOM_MM = 143;
/** A row of this height is pleasant to write in. */
const MOST_MM = 9;
/** Players may come who are not on the roster. */
const SPARE = 2;
/** Rows for a team whose roster is not known yet. */
const FEWEST = 14;

/** Divides the page between the rows of both teams, whatever the rosters' lengths. */
export function sheetRows(rosters: readonly number[]) {
  const count = Math.max(FEWEST, ...rosters.map((length) => length + SPARE));
  const heightMm = Math.min(MOST_MM, ROOM_MM / count);
  return { count, heightMm };
}

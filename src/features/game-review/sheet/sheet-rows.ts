/** Height that the page leaves for the rows of a roster, in millimetres. */
const ROOM_MM = 143;
/** A row that is pleasant to write in. */
const MOST_MM = 9;
/** For players who come without being on the roster. */
const SPARE = 2;
const FEWEST = 14;
/** Two lines of a long name need so much. */
const TWO_LINES_MM = 6;

/** How the rows of both teams share the page, whatever the rosters' lengths. */
export function sheetRows(rosters: readonly number[]) {
  const count = Math.max(FEWEST, ...rosters.map((length) => length + SPARE));
  const heightMm = Math.min(MOST_MM, ROOM_MM / count);
  return { count, heightMm, lines: heightMm < TWO_LINES_MM ? 1 : 2 };
}

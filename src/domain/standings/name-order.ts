/**
 * Compares names like the database's `lower(name collate "C")`: A to Z ignoring case, then by code
 * point. A locale's order would rank teams differently on two phones. The function allocates
 * nothing, because it sorts lists of 5,000 players.
 */
export function compareNames(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const difference = foldedAt(a, at) - foldedAt(b, at);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Returns the rows sorted by name, then by id. */
export function sortedByName<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  idOf: (row: Row) => string,
): Row[] {
  return rows.toSorted(
    (a, b) => compareNames(nameOf(a), nameOf(b)) || (idOf(a) < idOf(b) ? -1 : 1),
  );
}

/**
 * Returns the lower-cased code point at an index; inside a surrogate pair that is the second half,
 * because the first halves were equal.
 */
function foldedAt(name: string, at: number): number {
  const point = name.codePointAt(at) ?? 0;
  const isCapital = point >= 65 && point <= 90;
  return isCapital ? point + 32 : point;
}

/** Compares as the database's `lower(name collate "C")`, on every phone; allocates nothing. */
export function compareNames(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at += 1) {
    const difference = foldedAt(a, at) - foldedAt(b, at);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

export function sortedByName<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  idOf: (row: Row) => string,
): Row[] {
  return rows.toSorted(
    (a, b) => compareNames(nameOf(a), nameOf(b)) || (idOf(a) < idOf(b) ? -1 : 1),
  );
}

/** Inside a surrogate pair this is the second half, because the first halves were equal. */
function foldedAt(name: string, at: number): number {
  const point = name.codePointAt(at) ?? 0;
  const isCapital = point >= 65 && point <= 90;
  return isCapital ? point + 32 : point;
}

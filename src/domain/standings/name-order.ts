/**
 * Names in the order of the database's `lower(name collate "C")`, which is the same on every
 * server and device: A to Z without case, then by code point. A locale's order would rank
 * teams differently on two phones.
 */
export function compareNames(a: string, b: string): number {
  return compareKeys(codePoints(a), codePoints(b));
}

/** In: rows in any order. Out: by name, then by id; each name is taken apart once. */
export function sortedByName<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  idOf: (row: Row) => string,
): Row[] {
  return rows
    .map((row) => ({ row, key: codePoints(nameOf(row)), id: idOf(row) }))
    .sort((a, b) => compareKeys(a.key, b.key) || (a.id < b.id ? -1 : 1))
    .map(({ row }) => row);
}

function compareKeys(left: readonly number[], right: readonly number[]): number {
  for (const [index, point] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (point !== other) return point - other;
  }
  return left.length - right.length;
}

function codePoints(name: string): number[] {
  const folded = name.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  return Array.from(folded, (letter) => letter.codePointAt(0) ?? 0);
}

/**
 * Names in the order of the database's `lower(name collate "C")`, which is the same on every
 * server and device: A to Z without case, then by code point. A locale's order would rank
 * teams differently on two phones.
 */
export function compareNames(a: string, b: string): number {
  const left = codePoints(a);
  const right = codePoints(b);
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

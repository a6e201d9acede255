/**
 * Returns Levenshtein's distance, the number of letters to insert, remove or replace. Once it must
 * exceed `most`, the answer is `most + 1`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let line = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (line[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (line[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    line = next;
  }
  return line[b.length] ?? 0;
}

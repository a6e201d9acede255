/** Ranks rows in order; one that equals the row above shares its rank, as in the standings. */
export function sharedRanks<Row>(
  inOrder: readonly Row[],
  isEqual: (above: Row, row: Row) => boolean,
): readonly number[] {
  let rank = 1;
  return inOrder.map((row, index) => {
    const above = inOrder[index - 1];
    if (above !== undefined && !isEqual(above, row)) rank = index + 1;
    return rank;
  });
}

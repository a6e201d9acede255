interface Group<Listed> {
  readonly rosters: readonly Listed[];
}

/** Returns the cards that may be drawn so far, without divisions that have none of them. */
export function firstTeams<Listed, Listing extends Group<Listed>>(
  groups: readonly (Listing & Group<Listed>)[],
  length: number,
): readonly { readonly group: Listing; readonly drawn: readonly Listed[] }[] {
  let left = length;
  return groups.flatMap((group) => {
    const drawn = group.rosters.slice(0, left);
    left -= drawn.length;
    return drawn.length === 0 ? [] : [{ group, drawn }];
  });
}

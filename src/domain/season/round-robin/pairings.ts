export interface Round {
  readonly games: readonly { readonly visitorId: string; readonly homeId: string }[];
  /** The team that sits out; null if the number of teams is even. */
  readonly bye: string | null;
}

/** Builds a round robin by the circle method: the first team stays and the others rotate. */
export function pairings(teamIds: readonly string[]): Round[] {
  const count = teamIds.length;
  if (count < 2) return [];
  const circle: (number | null)[] = [...teamIds.keys()];
  if (count % 2 === 1) circle.push(null);
  const rounds: Round[] = [];
  for (let round = 1; round < circle.length; round += 1) {
    const games: { visitorId: string; homeId: string }[] = [];
    let bye: string | null = null;
    for (let place = 0; place < circle.length / 2; place += 1) {
      const [one = null, other = null] = [circle[place], circle[circle.length - 1 - place]];
      const single = one ?? other;
      if (one !== null && other !== null) games.push(withSides(one, other, teamIds));
      else if (single !== null) bye = teamIds[single] ?? null;
    }
    rounds.push({ games, bye });
    circle.splice(1, 0, circle.pop() ?? null);
  }
  return rounds;
}

/** The parity of the two places keeps home and away games within one of each other. */
function withSides(one: number, other: number, teamIds: readonly string[]) {
  const [low, high] = one < other ? [one, other] : [other, one];
  const [home, visitor] = (low + high) % 2 === 1 ? [low, high] : [high, low];
  return { visitorId: teamIds[visitor] ?? "", homeId: teamIds[home] ?? "" };
}

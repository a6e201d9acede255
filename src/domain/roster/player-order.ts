import { compareJerseys } from "./jersey.ts";

interface Sortable {
  readonly id: string;
  readonly name: string;
  readonly jerseyNumber: string | null;
}

function byName(a: Sortable, b: Sortable): number {
  return a.name.localeCompare(b.name) || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** Sorts the rail by jersey, with players without one last, so that positions never move (D29). */
export function compareByJersey(a: Sortable, b: Sortable): number {
  return compareJerseys(a.jerseyNumber, b.jerseyNumber) || byName(a, b);
}

/** Sorts by fantasy points, the most first, then by jersey, none last (P §2, D29). */
export function sheetOrder<Player extends Sortable>(
  players: readonly Player[],
  points: ReadonlyMap<string, number>,
): Player[] {
  const pointsOf = (player: Player) => points.get(player.id) ?? 0;
  return [...players].sort((a, b) => pointsOf(b) - pointsOf(a) || compareByJersey(a, b));
}

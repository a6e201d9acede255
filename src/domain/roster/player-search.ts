import { foldText } from "../shared/search-text.ts";

interface Searched {
  readonly name: string;
  readonly jerseyNumber: string | null;
}

/**
 * In: a search as typed. Out: whether a player is meant by it: a part of the name, accents and case aside ("nunez" finds
 * Núñez), or exactly the jersey number, because "1" must not find everybody from 10 to 19.
 */
export function playerSearch(search: string): (player: Searched) => boolean {
  const wanted = foldText(search);
  return ({ name, jerseyNumber }) => foldText(name).includes(wanted) || jerseyNumber === wanted;
}

import { foldText } from "../shared/search-text.ts";

interface Searched {
  readonly name: string;
  readonly jerseyNumber: string | null;
}

/** Matches part of a name, or a whole number: "1" must not find everybody from 10 to 19. */
export function playerSearch(search: string): (player: Searched) => boolean {
  const wanted = foldText(search);
  return ({ name, jerseyNumber }) => foldText(name).includes(wanted) || jerseyNumber === wanted;
}

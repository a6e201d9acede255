import { foldText } from "../shared/search-text.ts";

/**
 * Whether a player is meant by a search: a part of the name, accents and case aside ("nunez" finds
 * Núñez), or exactly the jersey number, because "1" must not find everybody from 10 to 19.
 */
export function matchesPlayer(
  player: { readonly name: string; readonly jerseyNumber: string | null },
  search: string,
): boolean {
  const wanted = foldText(search);
  return foldText(player.name).includes(wanted) || player.jerseyNumber === wanted;
}

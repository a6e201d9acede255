import { type PlayerPage, playerPageRead } from "./player-page.ts";
import { keyedPage, type Page, useKeyedPage } from "./use-page.ts";

const page = keyedPage(playerPageRead);

/** A player with every game, from this device at once and renewed behind. */
export function usePlayerPage(playerId: string): Page<PlayerPage> {
  return useKeyedPage(page, playerId);
}

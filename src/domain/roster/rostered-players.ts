import type { GameState } from "../game/game-state.ts";
import type { Player } from "../game/player.ts";
import { compareByJersey } from "./player-order.ts";

/**
 * The rail of a team: everyone on its roster in jersey order (D29). A rostered id that no table
 * knows has no tile here; its entries are flagged (D28).
 */
export function rosteredPlayers(
  state: Pick<GameState, "rosters">,
  teamId: string,
  players: ReadonlyMap<string, Player>,
): Player[] {
  const roster = [...(state.rosters.get(teamId) ?? [])];
  return roster.flatMap((playerId) => players.get(playerId) ?? []).sort(compareByJersey);
}

import { readWalkOnRemoval } from "../../contract/teams/walk-on-removal.ts";
import { services } from "../bootstrap/services.ts";
import { askDatabase } from "./ask-server.ts";

export function countWalkOns(gameId: string) {
  return remove(gameId, true);
}

/** A player with a play in any game stays (D33). */
export async function removeWalkOns(gameId: string) {
  const removed = await remove(gameId, false);
  if (!removed.ok) return removed;
  const { store } = await services();
  for (const id of removed.value.playerIds) {
    await store.reference.amend("players", id, { isActive: false });
  }
  return removed;
}

function remove(gameId: string, onlyCount: boolean) {
  const args = { p_game_id: gameId, p_only_count: onlyCount };
  return askDatabase((client) => client.rpc("remove_walk_ons", args), readWalkOnRemoval);
}

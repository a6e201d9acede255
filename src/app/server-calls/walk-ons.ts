import { readWalkOnRemoval, type WalkOnRemoval } from "../../contract/teams/walk-on-removal.ts";
import type { Result } from "../../domain/shared/result.ts";
import { services } from "../bootstrap/services.ts";
import type { CommandFailure } from "../commands/command-failure.ts";
import { askServer } from "./ask-server.ts";

type Removal = Promise<Result<WalkOnRemoval, CommandFailure>>;

/** Returns who would be taken off the lists, and changes nothing. */
export function countWalkOns(gameId: string): Removal {
  return remove(gameId, true);
}

/** A player with a play in any game stays (D33). */
export async function removeWalkOns(gameId: string): Removal {
  const removed = await remove(gameId, false);
  if (!removed.ok) return removed;
  const { store } = await services();
  for (const id of removed.value.playerIds) {
    await store.reference.amend("players", id, { isActive: false });
  }
  return removed;
}

function remove(gameId: string, onlyCount: boolean): Removal {
  const args = { p_game_id: gameId, p_only_count: onlyCount };
  return askServer("removeWalkOns", (http, call) =>
    http.asUser(call, (client) => client.rpc("remove_walk_ons", args), readWalkOnRemoval),
  );
}

import * as rosters from "../../domain/game/decide/decide-roster.ts";
import { ok, type Result } from "../../domain/shared/result.ts";
import { type CommandFailure, isKept } from "./command-failure.ts";
import { writeFacts } from "./write-facts.ts";

/** Records what differs from the checked-in players (D36). */
export function saveRosters(gameId: string, selection: rosters.RosterSelection) {
  return writeFacts("saveRosters", gameId, (state) => rosters.decideRosters(state, selection));
}

export async function addWalkOn(
  gameId: string,
  walkOn: rosters.NewWalkOn,
): Promise<Result<{ readonly playerId: string }, CommandFailure>> {
  let playerId = "";
  const written = await writeFacts("addWalkOn", gameId, (_, makeId) => {
    const decided = rosters.decideWalkOn(walkOn, makeId);
    const [added] = decided.ok ? decided.value : [];
    if (added?.type === "player.added.v1") playerId = added.payload.playerId;
    return decided;
  });
  // Waiting in the journal, the player stands on the roster all the same (I1).
  return !written.ok && !isKept(written) ? written : ok({ playerId });
}

import { saveJerseyNumber } from "../../../app/commands/jersey.ts";
import {
  type PlayerChanges,
  type TeamFailure,
  updatePlayer,
} from "../../../app/server-calls/teams.ts";
import { ok, type Result } from "../../../domain/shared/result.ts";

/** How long the dialog waits for the server's word before it says that the edit waits. */
const PATIENCE_MS = 5_000;

/**
 * Saves what was changed of a player (D36a). In: the changes, and whether the number has to go
 * through this device's queue: for collectors, without a network, and behind an edit that waits
 * there already, which would else arrive later and win. Out: `waiting` while the number is on this
 * device only.
 */
export async function savePlayer(
  playerId: string,
  { jerseyNumber, ...others }: PlayerChanges,
  { queuesNumber, isOffline }: { queuesNumber: boolean; isOffline: boolean },
): Promise<Result<"saved" | "waiting", TeamFailure>> {
  let outcome: "saved" | "waiting" = "saved";
  if (jerseyNumber !== undefined && queuesNumber) {
    const queued = await saveJerseyNumber(
      playerId,
      jerseyNumber ?? "",
      isOffline ? 0 : PATIENCE_MS,
    );
    if (!queued.ok) return queued;
    outcome = queued.value;
  }
  const direct = jerseyNumber === undefined || queuesNumber ? others : { jerseyNumber, ...others };
  if (Object.keys(direct).length === 0) return ok(outcome);
  const updated = await updatePlayer(playerId, direct);
  return updated.ok ? ok(outcome) : updated;
}

import { saveJerseyNumber } from "../../../app/commands/jersey.ts";
import {
  type PlayerChanges,
  type TeamFailure,
  updatePlayer,
} from "../../../app/server-calls/teams.ts";
import { ok, type Result } from "../../../domain/shared/result.ts";

/** After this long without an answer the dialog says that the edit waits. */
const PATIENCE_MS = 5_000;

/**
 * A collector's number goes through this device's queue, if there is no network or behind an edit
 * that waits there, which would otherwise arrive later and win (D36a).
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

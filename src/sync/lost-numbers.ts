import { ok, type Result } from "../domain/shared/result.ts";
import type { StorageFailure } from "../local/storage-failure.ts";
import type { SyncStore } from "./sync-store.ts";

/**
 * Whether the holes that the server reports in this device's numbers (I6) are events of the game
 * that it had acknowledged: then its log was restored from a backup (I3). The anchor alone does
 * not always tell: the event last read can come to stand at the same place in the new log.
 */
export async function lacksAcknowledged(
  store: SyncStore,
  gameId: string,
  missingDeviceSeqs: readonly number[],
): Promise<Result<boolean, StorageFailure>> {
  if (missingDeviceSeqs.length === 0) return ok(false);
  const events = await store.log.eventsOf(gameId);
  if (!events.ok) return events;
  const missing = new Set(missingDeviceSeqs);
  return ok(
    events.value.some(
      (event) =>
        event.deviceId === store.deviceId && event.gameSeq !== null && missing.has(event.deviceSeq),
    ),
  );
}

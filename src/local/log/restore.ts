import { ok, type Result } from "../../domain/shared/result.ts";
import type { CheckpointRecord, EventRecord } from "../db/records.ts";
import type { StorageFailure } from "../db/storage-failure.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { moveToQuarantine } from "../outbox/quarantine-rows.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import { EMPTY_DIGEST } from "./log-digest.ts";
import type { LogParts } from "./log-parts.ts";
import { dropSnapshots, LOG_STORES, queueAgain, readConfirmedRows } from "./log-rows.ts";

/**
 * The server's log was restored from a backup: the checkpoint goes back to 0 and every confirmed
 * event counts as not seen again yet. All of them stay on the device and on the screen until
 * `requeueMissing` (I3); the pages of the pull from 0 renew what the server still has.
 */
export async function dropCheckpoint(
  parts: LogParts,
  gameId: string,
): Promise<Result<null, StorageFailure>> {
  const written = await parts.connection.write(LOG_STORES, async (transaction) => {
    const before = await readCheckpoint(transaction, gameId);
    const known = await readConfirmedRows(transaction, parts.keyRange, gameId, 0);
    forgetPosition(transaction, before, known);
    return null;
  });
  if (written.ok) parts.bus.publishLog({ kind: "rewritten", gameId });
  return written;
}

/** The writes of `dropCheckpoint`. In: the rows that the lost log had confirmed. */
export function forgetPosition(
  transaction: IDBTransaction,
  before: CheckpointRecord,
  known: readonly EventRecord[],
): CheckpointRecord {
  for (const row of known) transaction.objectStore("game_events").put({ ...row, stale: true });
  dropSnapshots(transaction, before.gameId);
  return writeCheckpoint(transaction, before, {
    gameSeq: 0,
    anchorEventId: null,
    logDigest: EMPTY_DIGEST,
    restoring: true,
  });
}

/**
 * After the log was pulled from 0 to its end. In: the ids of this device's events that the server
 * has stored (`known_event_ids`). Confirmed events of this device that it lacks go back to the
 * outbox (I3). What else the new log does not have leaves the projection and stays in the
 * quarantine without calling for attention: its own device sends it again. Out: how many wait.
 */
export async function requeueMissing(
  parts: LogParts,
  gameId: string,
  knownIds: ReadonlySet<string>,
): Promise<Result<{ readonly requeued: number }, StorageFailure>> {
  const quarantinedAt = parts.timestamp();
  const written = await parts.connection.write(LOG_STORES, async (transaction) => {
    const before = await readCheckpoint(transaction, gameId);
    let requeued = 0;
    for (const row of await readConfirmedRows(transaction, parts.keyRange, gameId, 0)) {
      if (row.deviceId === parts.deviceId && !knownIds.has(row.eventId)) {
        if (await queueAgain(transaction, row)) requeued += 1;
      } else if (row.stale === true) {
        moveToQuarantine(transaction, row, "not_in_log", null, quarantinedAt);
      }
    }
    dropSnapshots(transaction, gameId);
    await refreshWaiting(transaction, parts.keyRange, gameId);
    writeCheckpoint(transaction, before, { restoring: false });
    return { requeued };
  });
  if (!written.ok) return written;
  parts.bus.publishLog({ kind: "rewritten", gameId });
  parts.bus.publish("quarantine", gameId);
  return ok(written.value);
}

import { ok } from "../../domain/shared/result.ts";
import type { CheckpointRecord, EventRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { moveToQuarantine } from "../outbox/quarantine-rows.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import { EMPTY_DIGEST } from "./log-digest.ts";
import type { LogParts } from "./log-parts.ts";
import { dropSnapshots, LOG_STORES, queueAgain, readConfirmedRows } from "./log-rows.ts";

/** The server's log was restored: its events are stale until `requeueMissing` (I3). */
export async function dropCheckpoint(parts: LogParts, gameId: string): Stored<null> {
  const written = await parts.connection.write(LOG_STORES, async (transaction) => {
    const before = await readCheckpoint(transaction, gameId);
    const known = await readConfirmedRows(transaction, parts.keyRange, gameId, 0);
    forgetPosition(transaction, before, known);
    return null;
  });
  if (written.ok) parts.bus.publishLog({ kind: "rewritten", gameId });
  return written;
}

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
 * After a pull from 0: own events that are not in `knownIds` wait again (I3); others' go to the
 * quarantine without an alarm, because their devices send them.
 */
export async function requeueMissing(
  parts: LogParts,
  gameId: string,
  knownIds: ReadonlySet<string>,
): Stored<{ readonly requeued: number }> {
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

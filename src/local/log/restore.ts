import { ok } from "../../domain/shared/result.ts";
import type { StatTrackerDb } from "../db/db.ts";
import type { CheckpointRecord, EventRecord, QuarantineRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { moveToQuarantine, quarantineRowOf } from "../outbox/quarantine-rows.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import { EMPTY_DIGEST } from "./log-digest.ts";
import type { LogParts } from "./log-parts.ts";
import { dropSnapshots, LOG_TABLES, queueAgain, readConfirmedRows } from "./log-rows.ts";

/** The server's log was restored: its events are stale until `requeueMissing` (I3). */
export async function dropCheckpoint(parts: LogParts, gameId: string): Stored<null> {
  const written = await parts.connection.transaction("rw", LOG_TABLES, async (db) => {
    const before = await readCheckpoint(db, gameId);
    await forgetPosition(db, before, await readConfirmedRows(db, gameId, 0));
    return null;
  });
  if (written.ok) parts.bus.publishLog({ kind: "rewritten", gameId });
  return written;
}

export async function forgetPosition(
  db: StatTrackerDb,
  before: CheckpointRecord,
  known: readonly EventRecord[],
): Promise<CheckpointRecord> {
  await db.game_events.bulkPut(known.map((row) => ({ ...row, stale: true })));
  await dropSnapshots(db, before.gameId);
  return writeCheckpoint(db, before, {
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
  const written = await parts.connection.transaction("rw", LOG_TABLES, async (db) => {
    const before = await readCheckpoint(db, gameId);
    const gone: QuarantineRecord[] = [];
    let requeued = 0;
    for (const row of await readConfirmedRows(db, gameId, 0)) {
      if (row.deviceId === parts.deviceId && !knownIds.has(row.eventId)) {
        if (await queueAgain(db, row)) requeued += 1;
      } else if (row.stale === true) {
        gone.push(quarantineRowOf(row, "not_in_log", null, quarantinedAt));
      }
    }
    await moveToQuarantine(db, gone);
    await dropSnapshots(db, gameId);
    await refreshWaiting(db, gameId);
    await writeCheckpoint(db, before, { restoring: false });
    return { requeued };
  });
  if (!written.ok) return written;
  parts.bus.publishLog({ kind: "rewritten", gameId });
  return ok(written.value);
}

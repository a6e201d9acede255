import { snapshotOf } from "../../domain/game/fold/snapshot.ts";
import type { SnapshotRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { readCheckpoint } from "../log/checkpoints.ts";
import type { LogParts } from "../log/log-parts.ts";
import { outboxOf } from "../log/log-rows.ts";
import type { GameProjection } from "./game-projection.ts";
import { totalsOf } from "./write-totals.ts";

const TABLES = ["checkpoints", "game_snapshots", "game_totals", "outbox"] as const;

/**
 * Returns false and writes nothing when the database has another version or another tab's taps, or
 * a refused event counts, which a person may put aside.
 */
export async function saveSnapshot(
  parts: Pick<LogParts, "connection">,
  gameId: string,
  projection: GameProjection,
): Stored<boolean> {
  // A state that starts from the game's row lacks the log, which is still to be read.
  const isUnfit =
    projection.inFlight.length > 0 || !projection.isLogKnown || projection.refusedIds.size > 0;
  if (isUnfit) return { ok: true, value: false };
  const records = snapshotsOf(gameId, projection);
  const totals = totalsOf(projection.head, projection.pendingIds.size > 0);
  const { version } = projection;
  const waitingCount = projection.pendingIds.size;
  return parts.connection.transaction("rw", TABLES, async (db) => {
    const checkpoint = await readCheckpoint(db, gameId);
    const waiting = await outboxOf(db, gameId).count();
    if (waiting !== waitingCount || checkpoint.version !== version) return false;
    await db.game_snapshots.bulkPut(records);
    if (records.every(({ kind }) => kind === "base")) {
      await db.game_snapshots.delete([gameId, "head"]);
    }
    await db.game_totals.put(totals);
    return true;
  });
}

function snapshotsOf(gameId: string, projection: GameProjection): SnapshotRecord[] {
  const { base, head, baseSeq, version, pendingIds, hasAhead } = projection;
  const shared = { gameId, gameSeq: baseSeq, version };
  if (pendingIds.size === 0 && !hasAhead) {
    return [{ ...shared, kind: "base", snapshot: snapshotOf(head) }];
  }
  const records: SnapshotRecord[] = [];
  if (base !== null) records.push({ ...shared, kind: "base", snapshot: snapshotOf(base) });
  records.push({
    ...shared,
    kind: "head",
    deviceSeq: projection.highestPendingSeq,
    pendingEventIds: new Set(pendingIds),
    snapshot: snapshotOf(head),
  });
  return records;
}

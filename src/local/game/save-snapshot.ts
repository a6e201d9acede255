import { snapshotOf } from "../../domain/game/fold/snapshot.ts";
import type { SnapshotRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { requestOf } from "../db/transaction.ts";
import { readCheckpoint } from "../log/checkpoints.ts";
import type { LogParts } from "../log/log-parts.ts";
import { outboxRange } from "../log/log-rows.ts";
import type { GameProjection } from "./game-projection.ts";
import { totalsOf } from "./write-totals.ts";

const STORES = ["checkpoints", "game_snapshots", "game_totals", "outbox"] as const;

/**
 * Returns false and writes nothing when the database has another version or another tab's taps, or
 * a refused event counts, which a person may put aside.
 */
export async function saveSnapshot(
  parts: Pick<LogParts, "connection" | "keyRange">,
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
  return parts.connection.write(STORES, async (transaction) => {
    const checkpoint = await readCheckpoint(transaction, gameId);
    const waiting = transaction.objectStore("outbox").count(outboxRange(parts.keyRange, gameId));
    if ((await requestOf(waiting)) !== waitingCount || checkpoint.version !== version) return false;
    const snapshots = transaction.objectStore("game_snapshots");
    for (const record of records) snapshots.put(record);
    if (records.every(({ kind }) => kind === "base")) snapshots.delete([gameId, "head"]);
    transaction.objectStore("game_totals").put(totals);
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

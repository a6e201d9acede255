import { type Receipt, settledOutcome } from "../contract/outcomes.ts";
import type { PushAnswer } from "../contract/push-answer.ts";
import type { GameEvent } from "../domain/game/events.ts";
import { ok, type Result } from "../domain/shared/result.ts";
import type { StorageFailure } from "../local/storage-failure.ts";
import { lacksAcknowledged } from "./lost-numbers.ts";
import type { SyncStore } from "./sync-store.ts";

export interface AppliedOutcomes {
  /** Events that have left the outbox. */
  readonly settled: number;
  /** The answer shows that the server's log is not the one that was read before (I3). */
  readonly otherHistory: boolean;
}

/**
 * Stores the receipts of one push in one transaction. Receipts for ids that were not sent are
 * left alone: only a receipt that names an event takes it out of the outbox (I2).
 */
export async function applyOutcomes(
  store: SyncStore,
  gameId: string,
  sent: readonly GameEvent[],
  answer: PushAnswer,
): Promise<Result<AppliedOutcomes, StorageFailure>> {
  const sentIds = new Set(sent.map((event) => event.eventId));
  const receipts = answer.receipts.filter(
    (receipt) => sentIds.has(receipt.eventId) && settles(receipt),
  );
  const checkpoint = await store.checkpoints.get(gameId);
  if (!checkpoint.ok) return checkpoint;
  const readSeq = checkpoint.value?.gameSeq ?? 0;
  const lacks = await lacksAcknowledged(store, gameId, answer.missingDeviceSeqs);
  if (!lacks.ok) return lacks;
  const isRestoring = checkpoint.value?.restoring === true;
  const otherHistory =
    !isRestoring &&
    (lacks.value || answer.headSeq < readSeq || receipts.some((one) => reuses(one, readSeq)));
  if (otherHistory) {
    // Before the receipts: they must not move a checkpoint that belongs to another log.
    const dropped = await store.log.dropCheckpoint(gameId);
    if (!dropped.ok) return dropped;
  }
  if (receipts.length === 0) return ok({ settled: 0, otherHistory });
  const { headSeq, epoch } = answer;
  const applied = await store.log.applyReceipts(
    gameId,
    receipts,
    otherHistory ? null : { headSeq, epoch },
  );
  if (!applied.ok) return applied;
  return ok({ settled: receipts.length - applied.value.unresolved.length, otherHistory });
}

/** An applied event without its place in the log would never be found in order again. */
function settles(receipt: Receipt): boolean {
  const outcome = settledOutcome(receipt);
  return outcome !== null && (outcome !== "applied" || receipt.gameSeq !== null);
}

/** A new event was given a place that this device has already read: the log was restored. */
function reuses(receipt: Receipt, readSeq: number): boolean {
  return receipt.outcome === "applied" && receipt.gameSeq !== null && receipt.gameSeq <= readSeq;
}

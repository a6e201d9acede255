import { type Receipt, settledOutcome } from "../contract/outcomes.ts";
import type { PushAnswer } from "../contract/push-answer.ts";
import type { GameEvent } from "../domain/game/events.ts";
import { ok, type Result } from "../domain/shared/result.ts";
import type { StorageFailure } from "../local/storage-failure.ts";
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
  if (receipts.length === 0) return ok({ settled: 0, otherHistory: false });
  const { headSeq, logDigest, epoch } = answer;
  const applied = await store.log.applyReceipts(gameId, receipts, { headSeq, logDigest, epoch });
  if (!applied.ok) return applied;
  const { unresolved, otherHistory } = applied.value;
  return ok({ settled: receipts.length - unresolved.length, otherHistory });
}

/** An applied event without its place in the log would never be found in order again. */
function settles(receipt: Receipt): boolean {
  const outcome = settledOutcome(receipt);
  return outcome !== null && (outcome !== "applied" || receipt.gameSeq !== null);
}

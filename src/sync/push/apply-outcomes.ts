import { type Receipt, settledOutcome } from "../../contract/outcomes.ts";
import type { PushAnswer } from "../../contract/push-answer.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { ok } from "../../domain/shared/result.ts";
import type { Stored } from "../../local/db/storage-failure.ts";
import type { SyncStore } from "../sync-store.ts";

/** Uses one transaction per push and ignores receipts for ids that were not sent (I2). */
export async function applyOutcomes(
  store: SyncStore,
  gameId: string,
  sent: readonly GameEvent[],
  answer: PushAnswer,
): Stored<number> {
  const receipts = settlingReceipts(sent, answer);
  if (receipts.length === 0) return ok(0);
  const { headSeq, logDigest, epoch } = answer;
  const head = { headSeq, logDigest, epoch };
  const applied = await store.log.applyReceipts(gameId, receipts, head, sent);
  return applied.ok ? ok(receipts.length - applied.value.unresolved.length) : applied;
}

export function settlesAll(sent: readonly GameEvent[], answer: PushAnswer): boolean {
  const settled = new Set(settlingReceipts(sent, answer).map(({ eventId }) => eventId));
  return sent.every(({ eventId }) => settled.has(eventId));
}

function settlingReceipts(sent: readonly GameEvent[], answer: PushAnswer): readonly Receipt[] {
  const sentIds = new Set(sent.map(({ eventId }) => eventId));
  return answer.receipts.filter((receipt) => sentIds.has(receipt.eventId) && settles(receipt));
}

/** An applied event without a position cannot be ordered, so it stays in the outbox. */
function settles(receipt: Receipt): boolean {
  const outcome = settledOutcome(receipt);
  return outcome !== null && (outcome !== "applied" || receipt.gameSeq !== null);
}

import type { GameEvent } from "../domain/game/events.ts";
import { ok, type Result } from "../domain/shared/result.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import { refreshWaiting } from "./game-totals.ts";
import type { LogParts } from "./log-parts.ts";
import { dropSnapshots, LOG_STORES, readEventRows, removeFromOutbox } from "./log-rows.ts";
import { moveToQuarantine } from "./quarantine-rows.ts";
import type { CheckpointRecord, EventRecord, QuarantineOutcome } from "./records.ts";
import type { StorageFailure } from "./storage-failure.ts";

/** The server's word for one event, as the contract reads it. */
export interface EventReceipt {
  readonly eventId: string;
  readonly outcome: ServerOutcome | "duplicate";
  /** The first outcome, where this one is a duplicate. */
  readonly of: ServerOutcome | null;
  readonly gameSeq: number | null;
  readonly reason: string | null;
}

type ServerOutcome = "applied" | Exclude<QuarantineOutcome, "refused" | "not_in_log">;

export interface ReceiptsApplied {
  readonly confirmed: number;
  /** Needs a person. */
  readonly quarantined: readonly GameEvent[];
  /** Another device was first (`state_changed`): close without an alarm, show the result (D31). */
  readonly closedQuietly: readonly GameEvent[];
  /** Receipts that settle nothing; their events stay in the outbox (I2). */
  readonly unresolved: readonly string[];
}

/**
 * Takes the server's receipts in, all in one transaction. Applied, or a duplicate of applied: the
 * event gets its gameSeq and leaves the outbox. Held, superseded, orphaned, rejected: it goes to
 * the quarantine with its full content. Receipts that follow the checkpoint without a gap move
 * it, so that the device does not pull its own events back. The same receipts twice change
 * nothing (I8).
 */
export async function applyReceipts(
  parts: LogParts,
  gameId: string,
  receipts: readonly EventReceipt[],
  head: { readonly headSeq: number; readonly epoch: number } | null,
): Promise<Result<ReceiptsApplied, StorageFailure>> {
  const written = await parts.connection.write(LOG_STORES, async (transaction) => {
    const before = await readCheckpoint(transaction, gameId);
    const rows = await readEventRows(
      transaction,
      receipts.map(({ eventId }) => eventId),
    );
    const settling = new Settling(transaction, before, parts.timestamp());
    receipts.forEach((receipt, index) => {
      settling.take(receipt, rows[index]);
    });
    await refreshWaiting(transaction, parts.keyRange, gameId);
    return settling.finish(head);
  });
  if (!written.ok) return written;
  const { result, confirmed, withdrawn, after, rewritten } = written.value;
  if (rewritten) parts.bus.publishLog({ kind: "rewritten", gameId });
  else {
    parts.bus.publishLog({
      kind: "settled",
      gameId,
      confirmed,
      withdrawn,
      completeThrough: after.gameSeq,
      version: after.version,
    });
  }
  if (withdrawn.length > 0) parts.bus.publish("quarantine", gameId);
  return ok(result);
}

/** One batch of receipts on its way into the database. */
class Settling {
  readonly #transaction: IDBTransaction;
  readonly #before: CheckpointRecord;
  readonly #timestamp: string;
  readonly #confirmed: GameEvent[] = [];
  readonly #quarantined: GameEvent[] = [];
  readonly #closedQuietly: GameEvent[] = [];
  readonly #unresolved: string[] = [];
  #rewritten = false;

  constructor(transaction: IDBTransaction, before: CheckpointRecord, timestamp: string) {
    this.#transaction = transaction;
    this.#before = before;
    this.#timestamp = timestamp;
  }

  take(receipt: EventReceipt, row: EventRecord | undefined): void {
    // Not in the log: quarantined by an earlier receipt, pruned, or never ours.
    if (row === undefined || row.gameSeq !== null) return;
    const outcome = receipt.outcome === "duplicate" ? receipt.of : receipt.outcome;
    if (outcome === null || (outcome === "applied" && receipt.gameSeq === null)) {
      this.#unresolved.push(receipt.eventId);
    } else if (outcome === "applied") {
      this.#confirm({ ...row, gameSeq: receipt.gameSeq });
    } else {
      this.#quarantine(row, outcome, receipt.reason);
    }
  }

  finish(head: { readonly headSeq: number; readonly epoch: number } | null) {
    const confirmed = this.#confirmed.sort((a, b) => (a.gameSeq ?? 0) - (b.gameSeq ?? 0));
    let { gameSeq, anchorEventId } = this.#before;
    for (const event of this.#before.restoring ? [] : confirmed) {
      if (event.gameSeq !== gameSeq + 1) continue;
      gameSeq = event.gameSeq;
      anchorEventId = event.eventId;
    }
    if (this.#rewritten) dropSnapshots(this.#transaction, this.#before.gameId);
    const after = writeCheckpoint(this.#transaction, this.#before, {
      gameSeq,
      anchorEventId,
      headSeq: Math.max(this.#before.headSeq, head?.headSeq ?? 0, gameSeq),
      epoch: head?.epoch ?? this.#before.epoch,
    });
    const withdrawn = [...this.#quarantined, ...this.#closedQuietly];
    return {
      confirmed,
      withdrawn: withdrawn.map(({ eventId }) => eventId),
      after,
      rewritten: this.#rewritten,
      result: {
        confirmed: confirmed.length,
        quarantined: this.#quarantined,
        closedQuietly: this.#closedQuietly,
        unresolved: this.#unresolved,
      },
    };
  }

  #confirm(event: EventRecord): void {
    this.#transaction.objectStore("game_events").put(event);
    removeFromOutbox(this.#transaction, event);
    this.#confirmed.push(event);
    // Behind what is already complete: only a restored log gives such a place.
    if (event.gameSeq !== null && event.gameSeq <= this.#before.gameSeq) this.#rewritten = true;
  }

  #quarantine(event: EventRecord, outcome: QuarantineOutcome, reason: string | null): void {
    const row = moveToQuarantine(this.#transaction, event, outcome, reason, this.#timestamp);
    (row.attention ? this.#quarantined : this.#closedQuietly).push(row.event);
  }
}

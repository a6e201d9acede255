import type { GameEvent } from "../../domain/game/events.ts";
import { ok } from "../../domain/shared/result.ts";
import type {
  CheckpointRecord,
  EventRecord,
  OutboxRecord,
  QuarantineOutcome,
  QuarantineRecord,
} from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { requestOf } from "../db/transaction.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { countsHere, moveToQuarantine } from "../outbox/quarantine-rows.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import { nextDigest } from "./log-digest.ts";
import type { LogParts } from "./log-parts.ts";
import { LOG_STORES, readConfirmedRows, readOutboxRows, removeManyFromOutbox } from "./log-rows.ts";
import { forgetPosition } from "./restore.ts";

export interface EventReceipt {
  readonly eventId: string;
  readonly outcome: ServerOutcome | "duplicate";
  /** The first outcome when this one is a duplicate. */
  readonly of: ServerOutcome | null;
  readonly gameSeq: number | null;
  readonly reason: string | null;
  /** The epoch in which the log has it, if it was recorded in another one (D31). */
  readonly epoch: number | null;
}

type ServerOutcome = "applied" | Exclude<QuarantineOutcome, "refused" | "not_in_log" | "damaged">;

export interface LogHead {
  readonly headSeq: number;
  /** `nextDigest` over the whole log; null when the server sends none. */
  readonly logDigest: number | null;
  readonly epoch: number;
}

interface ReceiptsApplied {
  readonly confirmed: number;
  /** Events that a person must look at. */
  readonly quarantined: readonly GameEvent[];
  /** Another device was first (`state_changed`); the screen shows its result, no alarm (D31). */
  readonly closedQuietly: readonly GameEvent[];
  /** Ids of events whose receipts settle nothing; they stay in the outbox (I2). */
  readonly unresolved: readonly string[];
  /** The answer contradicts the log as read (a restored backup); the checkpoint is dropped. */
  readonly otherHistory: boolean;
}

/**
 * Applied events leave the outbox, refused ones go to the quarantine, repeated receipts change
 * nothing (I2, I8). An answer that contradicts the log as read drops the checkpoint (I3).
 */
export async function applyReceipts(
  parts: LogParts,
  gameId: string,
  receipts: readonly EventReceipt[],
  head: LogHead | null,
  sent: readonly GameEvent[] = [],
): Stored<ReceiptsApplied> {
  const written = await parts.connection.write(LOG_STORES, async (transaction) => {
    const { keyRange } = parts;
    const before = await readCheckpoint(transaction, gameId);
    const waiting = await readOutboxRows(transaction, keyRange, gameId);
    const rows = await readWaiting(transaction, waiting, receipts, sent);
    const ahead = await readConfirmedRows(transaction, keyRange, gameId, before.gameSeq + 1);
    const settling = new Settling(transaction, before, parts.timestamp());
    receipts.forEach((receipt, index) => {
      settling.take(receipt, rows[index]);
    });
    removeManyFromOutbox(transaction, keyRange, waiting, settling.confirmedIds());
    await refreshWaiting(transaction, keyRange, gameId);
    if (!settling.contradicts(ahead, head)) return settling.finish(head);
    return settling.startOver(await readConfirmedRows(transaction, keyRange, gameId, 0));
  });
  if (!written.ok) return written;
  const { result, confirmed, withdrawn, refused, after } = written.value;
  if (result.otherHistory) parts.bus.publishLog({ kind: "rewritten", gameId });
  else {
    parts.bus.publishLog({
      kind: "settled",
      gameId,
      confirmed,
      withdrawn,
      refused,
      completeThrough: after.gameSeq,
      version: after.version,
    });
  }
  if (withdrawn.length + refused.length > 0) parts.bus.publish("quarantine", gameId);
  if (confirmed.length > 0) parts.bus.publish("acknowledged", gameId);
  return ok(result);
}

/** Undefined if it no longer waits. A waiting event never changes, so `sent` still holds. */
function readWaiting(
  transaction: IDBTransaction,
  waiting: readonly OutboxRecord[],
  receipts: readonly EventReceipt[],
  sent: readonly GameEvent[],
): Promise<(EventRecord | undefined)[]> {
  const log = transaction.objectStore("game_events");
  const waitingIds = new Set(waiting.map(({ eventId }) => eventId));
  const known = new Map(sent.map((event) => [event.eventId, event]));
  return Promise.all(
    receipts.map(({ eventId }) =>
      waitingIds.has(eventId)
        ? (known.get(eventId) ?? requestOf<EventRecord | undefined>(log.get(eventId)))
        : undefined,
    ),
  );
}

class Settling {
  readonly #transaction: IDBTransaction;
  readonly #before: CheckpointRecord;
  readonly #timestamp: string;
  readonly #confirmed: GameEvent[] = [];
  readonly #quarantined: QuarantineRecord[] = [];
  readonly #unresolved: string[] = [];

  constructor(transaction: IDBTransaction, before: CheckpointRecord, timestamp: string) {
    this.#transaction = transaction;
    this.#before = before;
    this.#timestamp = timestamp;
  }

  take(receipt: EventReceipt, row: EventRecord | undefined): void {
    if (row === undefined) return;
    const outcome = receipt.outcome === "duplicate" ? receipt.of : receipt.outcome;
    if (outcome === null || (outcome === "applied" && receipt.gameSeq === null)) {
      this.#unresolved.push(receipt.eventId);
    } else if (outcome === "applied") {
      this.#acknowledge({ ...row, gameSeq: receipt.gameSeq, epoch: receipt.epoch ?? row.epoch });
    } else {
      this.#quarantine(row, outcome, receipt.reason);
    }
  }

  /**
   * True if the answer is about another log than the one read (I3), because a log only grows.
   * `ahead` was confirmed beyond the checkpoint before this answer.
   */
  contradicts(ahead: readonly EventRecord[], head: LogHead | null): boolean {
    const readSeq = this.#before.gameSeq;
    const taken = ahead.filter(({ stale }) => stale !== true).map(placeOf);
    const isTaken = (place: number) => place <= readSeq || taken.includes(place);
    if (this.#confirmed.map(placeOf).some(isTaken)) return true;
    if (head === null) return false;
    if (head.headSeq < Math.max(readSeq, ...taken)) return true;
    const after = this.#position();
    return (
      after.gameSeq === head.headSeq && after.logDigest !== (head.logDigest ?? after.logDigest)
    );
  }

  finish(head: LogHead | null) {
    const position = this.#position();
    const after = writeCheckpoint(this.#transaction, this.#before, {
      ...position,
      headSeq: Math.max(this.#before.headSeq, head?.headSeq ?? 0, position.gameSeq),
      epoch: head?.epoch ?? this.#before.epoch,
    });
    return this.#done(after, false);
  }

  confirmedIds(): ReadonlySet<string> {
    return new Set(this.#confirmed.map(({ eventId }) => eventId));
  }

  startOver(known: readonly EventRecord[]) {
    const fresh = this.confirmedIds();
    const lost = known.filter(({ eventId }) => !fresh.has(eventId));
    return this.#done(forgetPosition(this.#transaction, this.#before, lost), true);
  }

  /** Returns the checkpoint's position after the receipts that follow it without a gap. */
  #position(): Pick<CheckpointRecord, "gameSeq" | "anchorEventId" | "logDigest"> {
    let { gameSeq, anchorEventId, logDigest } = this.#before;
    for (const event of this.#before.restoring ? [] : this.#inLogOrder()) {
      if (event.gameSeq !== gameSeq + 1) continue;
      gameSeq = event.gameSeq;
      anchorEventId = event.eventId;
      logDigest = nextDigest(logDigest, event.eventId);
    }
    return { gameSeq, anchorEventId, logDigest };
  }

  #inLogOrder(): readonly GameEvent[] {
    return this.#confirmed.toSorted((a, b) => placeOf(a) - placeOf(b));
  }

  #done(after: CheckpointRecord, otherHistory: boolean) {
    const idsWhere = (counts: boolean) =>
      this.#quarantined.filter((row) => countsHere(row) === counts).map(({ eventId }) => eventId);
    const eventsWhere = (attention: boolean) =>
      this.#quarantined.filter((row) => row.attention === attention).map(({ event }) => event);
    return {
      confirmed: this.#inLogOrder(),
      withdrawn: idsWhere(false),
      refused: idsWhere(true),
      after,
      result: {
        confirmed: this.#confirmed.length,
        quarantined: eventsWhere(true),
        closedQuietly: eventsWhere(false),
        unresolved: this.#unresolved,
        otherHistory,
      },
    };
  }

  #acknowledge(event: EventRecord): void {
    this.#transaction.objectStore("game_events").put(event);
    this.#confirmed.push(event);
  }

  #quarantine(event: EventRecord, outcome: QuarantineOutcome, reason: string | null): void {
    this.#quarantined.push(
      moveToQuarantine(this.#transaction, event, outcome, reason, this.#timestamp),
    );
  }
}

function placeOf(event: GameEvent): number {
  return event.gameSeq ?? 0;
}

import type { GameEvent } from "../../domain/game/events.ts";
import { ok } from "../../domain/shared/result.ts";
import type { StatTrackerDb } from "../db/db.ts";
import type {
  CheckpointRecord,
  EventRecord,
  OutboxRecord,
  QuarantineOutcome,
  QuarantineRecord,
} from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { countsHere, moveToQuarantine, quarantineRowOf } from "../outbox/quarantine-rows.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import { nextDigest } from "./log-digest.ts";
import type { LogParts } from "./log-parts.ts";
import {
  LOG_TABLES,
  outboxOf,
  readConfirmedRows,
  readEventRows,
  removeManyFromOutbox,
} from "./log-rows.ts";
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
  const written = await parts.connection.transaction("rw", LOG_TABLES, async (db) => {
    const [before, waiting] = await Promise.all([
      readCheckpoint(db, gameId),
      outboxOf(db, gameId).toArray(),
    ]);
    const [rows, ahead] = await Promise.all([
      readWaiting(db, waiting, receipts, sent),
      readConfirmedRows(db, gameId, before.gameSeq + 1),
    ]);
    const settling = new Settling(before, parts.timestamp());
    for (const receipt of receipts) settling.take(receipt, rows.get(receipt.eventId));
    await settling.write(db, waiting);
    const [settled] = await Promise.all([
      settling.contradicts(ahead, head) ? settling.startOver(db) : settling.finish(db, head),
      refreshWaiting(db, gameId),
    ]);
    return settled;
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
  if (confirmed.length > 0) parts.bus.publish("acknowledged", gameId);
  return ok(result);
}

/** Those that still wait. A waiting event never changes, so `sent` still holds. */
async function readWaiting(
  db: StatTrackerDb,
  waiting: readonly OutboxRecord[],
  receipts: readonly EventReceipt[],
  sent: readonly GameEvent[],
): Promise<ReadonlyMap<string, EventRecord>> {
  const waitingIds = new Set(waiting.map(({ eventId }) => eventId));
  const found = new Map<string, EventRecord>();
  for (const event of sent) if (waitingIds.has(event.eventId)) found.set(event.eventId, event);
  const unread = receipts.filter(({ eventId }) => waitingIds.has(eventId) && !found.has(eventId));
  for (const row of await readEventRows(db, unread)) if (row) found.set(row.eventId, row);
  return found;
}

class Settling {
  readonly #before: CheckpointRecord;
  readonly #timestamp: string;
  readonly #confirmed: GameEvent[] = [];
  readonly #quarantined: QuarantineRecord[] = [];
  readonly #unresolved: string[] = [];

  constructor(before: CheckpointRecord, timestamp: string) {
    this.#before = before;
    this.#timestamp = timestamp;
  }

  take(receipt: EventReceipt, row: EventRecord | undefined): void {
    if (row === undefined) return;
    const outcome = receipt.outcome === "duplicate" ? receipt.of : receipt.outcome;
    if (outcome === null || (outcome === "applied" && receipt.gameSeq === null)) {
      this.#unresolved.push(receipt.eventId);
    } else if (outcome === "applied") {
      const epoch = receipt.epoch ?? row.epoch;
      this.#confirmed.push({ ...row, gameSeq: receipt.gameSeq, epoch });
    } else {
      this.#quarantined.push(quarantineRowOf(row, outcome, receipt.reason, this.#timestamp));
    }
  }

  async write(db: StatTrackerDb, waiting: readonly OutboxRecord[]): Promise<void> {
    await Promise.all([
      db.game_events.bulkPut(this.#confirmed),
      removeManyFromOutbox(db, waiting, this.#confirmedIds()),
      moveToQuarantine(db, this.#quarantined),
    ]);
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

  async finish(db: StatTrackerDb, head: LogHead | null) {
    const position = this.#position();
    const after = await writeCheckpoint(db, this.#before, {
      ...position,
      headSeq: Math.max(this.#before.headSeq, head?.headSeq ?? 0, position.gameSeq),
      epoch: head?.epoch ?? this.#before.epoch,
    });
    return this.#done(after, false);
  }

  async startOver(db: StatTrackerDb) {
    const fresh = this.#confirmedIds();
    const known = await readConfirmedRows(db, this.#before.gameId, 0);
    const lost = known.filter(({ eventId }) => !fresh.has(eventId));
    return this.#done(await forgetPosition(db, this.#before, lost), true);
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

  #confirmedIds(): ReadonlySet<string> {
    return new Set(this.#confirmed.map(({ eventId }) => eventId));
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
}

function placeOf(event: GameEvent): number {
  return event.gameSeq ?? 0;
}

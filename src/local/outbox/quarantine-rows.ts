import type { GameEvent } from "../../domain/game/events.ts";
import type { QuarantineOutcome, QuarantineRecord } from "../db/records.ts";
import { removeFromOutbox } from "../log/log-rows.ts";

/** A refusal that closes quietly: somebody else was first, and everyone sees the result (D31). */
const QUIET_REASON = "state_changed";

export function needsAttention(outcome: QuarantineOutcome, reason: string | null): boolean {
  if (outcome === "not_in_log") return false;
  return !(outcome === "rejected" && reason === QUIET_REASON);
}

/** Moves an event out of log and outbox; the quarantine keeps its full content and the reason. */
export function moveToQuarantine(
  transaction: IDBTransaction,
  event: GameEvent,
  outcome: QuarantineOutcome,
  reason: string | null,
  quarantinedAt: string,
): QuarantineRecord {
  const row: QuarantineRecord = {
    eventId: event.eventId,
    gameId: event.gameId,
    authorId: event.authorId,
    outcome,
    reason,
    event: { ...event, gameSeq: null },
    quarantinedAt,
    attention: needsAttention(outcome, reason),
    dismissal: null,
  };
  transaction.objectStore("quarantine").put(row);
  transaction.objectStore("game_events").delete(event.eventId);
  removeFromOutbox(transaction, event);
  return row;
}

import type { GameEvent } from "../../domain/game/events.ts";
import { damagedEvent, isSoundEvent } from "../../domain/game/fold/sound-event.ts";
import type { StatTrackerDb } from "../db/db.ts";
import type { QuarantineOutcome, QuarantineRecord } from "../db/records.ts";
import { removeFromOutbox } from "../log/log-rows.ts";

/** This refusal closes quietly: somebody else was first, and everyone sees the result (D31). */
const QUIET_REASON = "state_changed";

function needsAttention(outcome: QuarantineOutcome, reason: string | null): boolean {
  if (outcome === "not_in_log") return false;
  return !(outcome === "rejected" && reason === QUIET_REASON);
}

const TRANSITIONS: ReadonlySet<GameEvent["type"]> = new Set([
  "game.finalized.v1",
  "game.reopened.v1",
  "game.reset.v1",
]);

/** A refused fact counts until it is put aside (I14); held events and transitions do not. */
export function countsHere(row: QuarantineRecord): boolean {
  const isRefused = row.outcome === "refused" || row.outcome === "rejected";
  return isRefused && row.attention && row.dismissal === null && !TRANSITIONS.has(row.event.type);
}

export async function readCounting(
  db: StatTrackerDb,
  gameId: string,
): Promise<readonly GameEvent[]> {
  const rows = await db.quarantine.where("gameId").equals(gameId).toArray();
  return rows
    .map(readable)
    .filter(countsHere)
    .map(({ event }) => event)
    .sort((a, b) => a.deviceSeq - b.deviceSeq);
}

export function quarantineRowOf(
  event: GameEvent,
  outcome: QuarantineOutcome,
  reason: string | null,
  quarantinedAt: string,
): QuarantineRecord {
  return {
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
}

const OUTCOMES: ReadonlySet<unknown> = new Set<QuarantineOutcome>([
  "held_late",
  "superseded_epoch",
  "orphaned",
  "rejected",
  "refused",
  "not_in_log",
  "damaged",
]);

/**
 * A damaged row is shown and exported as far as it is readable (S20). A sound event with an unknown
 * reason counts as refused: it stays in the score and can be sent again.
 */
export function readable(row: QuarantineRecord): QuarantineRecord {
  const isEvent = isSoundEvent(row.event);
  if (isEvent && isSoundRow(row)) return row;
  const gameId = isText(row.gameId) ? row.gameId : "";
  const event = isEvent ? row.event : damagedEvent(row.eventId, gameId, row.event);
  const dismissal = isSoundDismissal(row.dismissal) ? row.dismissal : null;
  const outcome = OUTCOMES.has(row.outcome) ? row.outcome : "refused";
  return {
    eventId: row.eventId,
    gameId: event.gameId,
    authorId: isText(row.authorId) ? row.authorId : event.authorId,
    outcome: isEvent ? outcome : "damaged",
    reason: isText(row.reason) ? row.reason : null,
    event,
    quarantinedAt: isText(row.quarantinedAt) ? row.quarantinedAt : "",
    attention: typeof row.attention === "boolean" ? row.attention : dismissal === null,
    dismissal,
  };
}

function isSoundRow(row: QuarantineRecord): boolean {
  return (
    isText(row.gameId) &&
    (row.authorId === null || isText(row.authorId)) &&
    OUTCOMES.has(row.outcome) &&
    (row.reason === null || isText(row.reason)) &&
    isText(row.quarantinedAt) &&
    typeof row.attention === "boolean" &&
    isSoundDismissal(row.dismissal)
  );
}

const isText = (value: unknown): value is string => typeof value === "string";

function isSoundDismissal(dismissal: QuarantineRecord["dismissal"] | undefined): boolean {
  if (dismissal === null) return true;
  return dismissal?.kind === "exported" || dismissal?.kind === "confirmed";
}

/** The quarantine keeps the event's full content and the reason. */
export async function moveToQuarantine(
  db: StatTrackerDb,
  rows: readonly QuarantineRecord[],
): Promise<void> {
  if (rows.length === 0) return;
  const events = rows.map(({ event }) => event);
  await Promise.all([
    db.quarantine.bulkPut(rows),
    db.game_events.bulkDelete(events.map(({ eventId }) => eventId)),
    removeFromOutbox(db, events),
  ]);
}

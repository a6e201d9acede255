import type { GameEvent } from "../../domain/game/events.ts";
import { damagedEvent, isSoundEvent } from "../../domain/game/fold/sound-event.ts";
import type { StatTrackerDb } from "../db/db.ts";
import type { EventRecord, OutboxRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { quarantineRowOf } from "../outbox/quarantine-rows.ts";
import { outboxRowOf } from "./append-transaction.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import { isWithoutHoles } from "./damaged-row.ts";
import type { LogParts } from "./log-parts.ts";
import {
  dropSnapshots,
  isSoundOutboxRow,
  LOG_TABLES,
  outboxOf,
  queueAgain,
  readConfirmedRows,
  readEventRows,
  removeFromOutbox,
} from "./log-rows.ts";
import { forgetPosition } from "./restore.ts";

export type MendParts = Pick<LogParts, "connection" | "bus" | "deviceId" | "timestamp">;

/** Restores a damaged row from its copy, or quarantines it, so that the rest works (S20). */
export async function mendGame(
  parts: MendParts,
  gameId: string,
): Stored<{ readonly moved: number }> {
  const { connection, bus } = parts;
  const written = await connection.transaction("rw", LOG_TABLES, async (db) => {
    const queued = await queueLost(db, parts, gameId);
    const unsent = await moveUnsent(db, parts, gameId);
    const confirmed = await readConfirmedRows(db, gameId, 0);
    const lost = confirmed.filter(isDamaged);
    for (const row of lost) {
      await move(db, parts, damagedEvent(row.eventId, gameId, row), {
        reason: "damaged",
        attention: false,
      });
    }
    const before = await readCheckpoint(db, gameId);
    const sound = confirmed.filter((row) => !lost.includes(row));
    const isWhole = isWithoutHoles(sound, 0, before.gameSeq);
    if (isWhole) await writeCheckpoint(db, before, {});
    else await forgetPosition(db, before, sound);
    await dropSnapshots(db, gameId);
    await refreshWaiting(db, gameId);
    return { moved: unsent + lost.length, isChanged: queued + unsent > 0 || !isWhole };
  });
  if (!written.ok) return written;
  if (written.value.isChanged) bus.publishLog({ kind: "rewritten", gameId });
  return written;
}

const isDamaged = (row: unknown): boolean => !isSoundEvent(row);

/** Queues events again whose outbox row is lost or damaged, because nothing sends them. */
async function queueLost(
  db: StatTrackerDb,
  { deviceId }: MendParts,
  gameId: string,
): Promise<number> {
  const rows = await outboxOf(db, gameId).toArray();
  const waiting = new Set(rows.filter(isSoundOutboxRow).map(({ eventId }) => eventId));
  const events = await db.game_events.toArray();
  let queued = 0;
  for (const event of events) {
    const isLost = event.gameId === gameId && isUnplaced(event) && !waiting.has(event.eventId);
    if (!isLost || !isSoundEvent({ ...event, gameSeq: null })) continue;
    const row = rows.find((one) => isRowOf(one, event));
    if (row !== undefined) await db.outbox.put(outboxRowOf(event));
    // What others recorded is read again, because only its device sends it.
    else if (event.deviceId !== deviceId || !(await queueAgain(db, event))) continue;
    queued += 1;
  }
  return queued;
}

const isUnplaced = ({ gameSeq }: EventRecord): boolean =>
  typeof gameSeq !== "number" || Number.isNaN(gameSeq);

/**
 * Each event has its place in the log or a row in the outbox. Three counts tell that one has
 * neither, and only then are all read to find its game.
 */
export async function gamesWithUnplaced({
  connection,
}: Pick<MendParts, "connection">): Promise<ReadonlySet<string>> {
  const found = await connection.transaction("r", ["game_events", "outbox"], async (db) => {
    const [all, placed, waiting] = await Promise.all([
      db.game_events.count(),
      db.game_events.orderBy("[gameId+gameSeq]").count(),
      db.outbox.count(),
    ]);
    if (all <= placed + waiting) return [];
    const sent = new Set((await db.outbox.toArray()).map(({ eventId }) => eventId));
    const events = await db.game_events.toArray();
    return events.filter((event) => isUnplaced(event) && !sent.has(event.eventId));
  });
  if (!found.ok) return new Set();
  return new Set(found.value.map(({ gameId }) => gameId).filter((id) => typeof id === "string"));
}

const isRowOf = (row: OutboxRecord, event: GameEvent): boolean =>
  row.deviceSeq === event.deviceSeq && row.deviceId === event.deviceId;

async function moveUnsent(db: StatTrackerDb, parts: MendParts, gameId: string): Promise<number> {
  const queued = await outboxOf(db, gameId).toArray();
  const events = await readEventRows(db, queued);
  let moved = 0;
  for (const [index, row] of queued.entries()) {
    const event = events[index];
    if (isSoundEvent(event) && isSoundOutboxRow(row)) continue;
    await removeFromOutbox(db, [row]);
    const left = damagedEvent(idOf(row), gameId, whole(row, event));
    if ((await db.quarantine.get(left.eventId)) !== undefined) continue;
    const reason = event === undefined ? "event_missing" : "damaged";
    await move(db, parts, left, { reason, attention: true });
    moved += 1;
  }
  return moved;
}

function idOf({ eventId, gameId, deviceSeq, deviceId }: OutboxRecord): string {
  return typeof eventId === "string" && eventId !== ""
    ? eventId
    : `damaged-${gameId}-${deviceId}-${deviceSeq}`;
}

/** The outbox row says who tapped it and when, even if the event is unreadable. */
function whole(row: OutboxRecord, event: EventRecord | undefined): unknown {
  return { ...row, ...(typeof event === "object" ? event : { row: event ?? null }) };
}

async function move(
  db: StatTrackerDb,
  parts: MendParts,
  event: GameEvent,
  { reason, attention }: { readonly reason: string; readonly attention: boolean },
): Promise<void> {
  const row = quarantineRowOf(event, "damaged", reason, parts.timestamp());
  await db.quarantine.put({ ...row, attention });
  await db.game_events.delete(event.eventId);
}

import type { GameEvent } from "../../domain/game/events.ts";
import { damagedEvent, isSoundEvent } from "../../domain/game/fold/sound-event.ts";
import type { EventRecord, OutboxRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { requestOf } from "../db/transaction.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { quarantineRowOf } from "../outbox/quarantine-rows.ts";
import { outboxRowOf } from "./append-transaction.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import { isWithoutHoles } from "./damaged-row.ts";
import type { LogParts } from "./log-parts.ts";
import {
  dropSnapshots,
  isSoundOutboxRow,
  LOG_STORES,
  queueAgain,
  readConfirmedRows,
  readEventRows,
  readOutboxRows,
  removeFromOutbox,
} from "./log-rows.ts";
import { forgetPosition } from "./restore.ts";

export type MendParts = Pick<
  LogParts,
  "connection" | "keyRange" | "bus" | "deviceId" | "timestamp"
>;

/** Restores a damaged row from its copy, or quarantines it, so that the rest works (S20). */
export async function mendGame(
  parts: MendParts,
  gameId: string,
): Stored<{ readonly moved: number }> {
  const { connection, keyRange, bus } = parts;
  const written = await connection.write(LOG_STORES, async (transaction) => {
    const queued = await queueLost(transaction, parts, gameId);
    const unsent = await moveUnsent(transaction, parts, gameId);
    const confirmed = await readConfirmedRows(transaction, keyRange, gameId, 0);
    const lost = confirmed.filter(isDamaged);
    for (const row of lost) {
      move(transaction, parts, damagedEvent(row.eventId, gameId, row), {
        reason: "damaged",
        attention: false,
      });
    }
    const before = await readCheckpoint(transaction, gameId);
    const sound = confirmed.filter((row) => !lost.includes(row));
    const isWhole = isWithoutHoles(sound, 0, before.gameSeq);
    if (isWhole) writeCheckpoint(transaction, before, {});
    else forgetPosition(transaction, before, sound);
    dropSnapshots(transaction, gameId);
    await refreshWaiting(transaction, keyRange, gameId);
    return { moved: unsent + lost.length, isChanged: queued + unsent > 0 || !isWhole };
  });
  if (!written.ok) return written;
  if (written.value.isChanged) bus.publishLog({ kind: "rewritten", gameId });
  if (written.value.moved > 0) bus.publish("quarantine", gameId);
  return written;
}

const isDamaged = (row: unknown): boolean => !isSoundEvent(row);

/** Queues events again whose outbox row is lost or damaged, because nothing sends them. */
async function queueLost(
  transaction: IDBTransaction,
  { keyRange, deviceId }: MendParts,
  gameId: string,
): Promise<number> {
  const rows = await readOutboxRows(transaction, keyRange, gameId);
  const waiting = new Set(rows.filter(isSoundOutboxRow).map(({ eventId }) => eventId));
  const events = await requestOf<EventRecord[]>(transaction.objectStore("game_events").getAll());
  let queued = 0;
  for (const event of events) {
    const isLost = event.gameId === gameId && isUnplaced(event) && !waiting.has(event.eventId);
    if (!isLost || !isSoundEvent({ ...event, gameSeq: null })) continue;
    const row = rows.find((one) => isRowOf(one, event));
    if (row !== undefined) transaction.objectStore("outbox").put(outboxRowOf(event));
    // What others recorded is read again, because only its device sends it.
    else if (event.deviceId !== deviceId || !(await queueAgain(transaction, event))) continue;
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
  const found = await connection.read(["game_events", "outbox"], async (transaction) => {
    const log = transaction.objectStore("game_events");
    const outbox = transaction.objectStore("outbox");
    const counts = [log.count(), log.index("[gameId+gameSeq]").count(), outbox.count()];
    const [all = 0, placed = 0, waiting = 0] = await Promise.all(counts.map(requestOf<number>));
    if (all <= placed + waiting) return [];
    const rows = await requestOf<OutboxRecord[]>(outbox.getAll());
    const sent = new Set(rows.map(({ eventId }) => eventId));
    const events = await requestOf<EventRecord[]>(log.getAll());
    return events.filter((event) => isUnplaced(event) && !sent.has(event.eventId));
  });
  if (!found.ok) return new Set();
  return new Set(found.value.map(({ gameId }) => gameId).filter((id) => typeof id === "string"));
}

const isRowOf = (row: OutboxRecord, event: GameEvent): boolean =>
  row.deviceSeq === event.deviceSeq && row.deviceId === event.deviceId;

async function moveUnsent(
  transaction: IDBTransaction,
  parts: MendParts,
  gameId: string,
): Promise<number> {
  const queued = await readOutboxRows(transaction, parts.keyRange, gameId);
  const events = await readEventRows(transaction, queued);
  let moved = 0;
  for (const [index, row] of queued.entries()) {
    const event = events[index];
    if (isSoundEvent(event) && isSoundOutboxRow(row)) continue;
    removeFromOutbox(transaction, row);
    const left = damagedEvent(idOf(row), gameId, whole(row, event));
    const isKept = transaction.objectStore("quarantine").getKey(left.eventId);
    if ((await requestOf(isKept)) !== undefined) continue;
    const reason = event === undefined ? "event_missing" : "damaged";
    move(transaction, parts, left, { reason, attention: true });
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

function move(
  transaction: IDBTransaction,
  parts: MendParts,
  event: GameEvent,
  { reason, attention }: { readonly reason: string; readonly attention: boolean },
): void {
  const row = quarantineRowOf(event, "damaged", reason, parts.timestamp());
  transaction.objectStore("quarantine").put({ ...row, attention });
  transaction.objectStore("game_events").delete(event.eventId);
}

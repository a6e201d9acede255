import type { Collection } from "dexie";
import type { GameEvent } from "../../domain/game/events.ts";
import type { StatTrackerDb } from "../db/db.ts";
import type { EventRecord, OutboxRecord } from "../db/records.ts";
import { outboxRowOf } from "./append-transaction.ts";

/** A sound row names the event and its author, without which nobody sends it (S20). */
export function isSoundOutboxRow({ eventId, authorId }: OutboxRecord): boolean {
  return isText(eventId) && (authorId === null || isText(authorId));
}

const isText = (value: unknown) => typeof value === "string" && value !== "";

/** Every write to the log except a tap uses these tables. */
export const LOG_TABLES = [
  "game_events",
  "outbox",
  "quarantine",
  "checkpoints",
  "game_snapshots",
  "game_totals",
] as const;

type OutboxKeyed = Pick<GameEvent, "gameId" | "deviceSeq" | "deviceId">;

export function readEventRows(
  db: StatTrackerDb,
  rows: readonly Pick<GameEvent, "eventId">[],
): Promise<(EventRecord | undefined)[]> {
  // A damaged row may have lost the id, and what is no key would end the transaction.
  return db.game_events.bulkGet(rows.map(({ eventId }) => (isText(eventId) ? eventId : "")));
}

export function readConfirmedRows(
  db: StatTrackerDb,
  gameId: string,
  fromSeq: number,
): Promise<EventRecord[]> {
  return db.game_events
    .where("[gameId+gameSeq]")
    .between([gameId, fromSeq], [gameId, Number.POSITIVE_INFINITY], true, true)
    .toArray();
}

/** In device order (I10). */
export function outboxOf(
  db: StatTrackerDb,
  gameId: string,
  afterDeviceSeq = -1,
): Collection<OutboxRecord> {
  // An array sorts after every number and string, so [] ends the range of the game.
  return db.outbox.where(":id").between([gameId, afterDeviceSeq, []], [gameId, []]);
}

const keyOf = ({ gameId, deviceSeq, deviceId }: OutboxKeyed): [string, number, string] => [
  gameId,
  deviceSeq,
  deviceId,
];

/** Only allowed for events that a receipt names (I2). */
export function removeFromOutbox(db: StatTrackerDb, events: readonly OutboxKeyed[]): Promise<void> {
  return db.outbox.bulkDelete(events.map(keyOf));
}

/**
 * Removes neighbours as one range, because Dexie tells live queries of each key. `rows` is the
 * game's outbox, read in this transaction.
 */
export async function removeManyFromOutbox(
  db: StatTrackerDb,
  rows: readonly OutboxRecord[],
  eventIds: ReadonlySet<string>,
): Promise<void> {
  let run: OutboxRecord[] = [];
  for (const row of [...rows, null]) {
    if (row !== null && eventIds.has(row.eventId)) {
      run.push(row);
      continue;
    }
    const [first, last] = [run.at(0), run.at(-1)];
    if (first && last) {
      await db.outbox.where(":id").between(keyOf(first), keyOf(last), true, true).delete();
    }
    run = [];
  }
}

/** Keeps id and number; returns false when another waiting event has that number (I2). */
export async function queueAgain(
  db: StatTrackerDb,
  event: GameEvent,
  uploaderId: string | null = null,
): Promise<boolean> {
  const { stale: _, ...kept }: EventRecord = event;
  const waiting = { ...kept, gameSeq: null, recordedBy: null, receivedAt: null };
  const { gameId, deviceSeq, deviceId } = event;
  const row = await db.outbox.get([gameId, deviceSeq, deviceId]);
  if (row !== undefined && row.eventId !== event.eventId) return false;
  await db.outbox.put({ ...outboxRowOf(waiting), authorId: uploaderId ?? waiting.authorId });
  await db.game_events.put(waiting);
  return true;
}

export function dropSnapshots(db: StatTrackerDb, gameId: string): Promise<void> {
  return db.game_snapshots.bulkDelete([
    [gameId, "base"],
    [gameId, "head"],
  ]);
}

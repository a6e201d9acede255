import type { GameEvent } from "../../domain/game/events.ts";
import type { EventRecord, OutboxRecord } from "../db/records.ts";
import { requestOf } from "../db/transaction.ts";
import { outboxRowOf } from "./append-transaction.ts";

/** What every write to the log but a tap covers. */
export const LOG_STORES = [
  "game_events",
  "outbox",
  "quarantine",
  "checkpoints",
  "game_snapshots",
  "game_totals",
] as const;

/** The part of an event that names its outbox row. */
type OutboxKeyed = Pick<GameEvent, "gameId" | "deviceSeq" | "deviceId">;

/** Inside a transaction over `game_events`; undefined for ids that are not there. */
export function readEventRows(
  transaction: IDBTransaction,
  eventIds: readonly string[],
): Promise<(EventRecord | undefined)[]> {
  const log = transaction.objectStore("game_events");
  return Promise.all(
    eventIds.map((eventId) => requestOf<EventRecord | undefined>(log.get(eventId))),
  );
}

/** Inside a transaction: the confirmed log from `fromSeq` on, ordered by gameSeq. */
export function readConfirmedRows(
  transaction: IDBTransaction,
  keyRange: typeof IDBKeyRange,
  gameId: string,
  fromSeq: number,
): Promise<EventRecord[]> {
  const range = keyRange.bound([gameId, fromSeq], [gameId, Number.POSITIVE_INFINITY]);
  const index = transaction.objectStore("game_events").index("[gameId+gameSeq]");
  return requestOf<EventRecord[]>(index.getAll(range));
}

/** Inside a transaction: the rows of a game's outbox after `afterDeviceSeq`, in device order. */
export function readOutboxRows(
  transaction: IDBTransaction,
  keyRange: typeof IDBKeyRange,
  gameId: string,
  afterDeviceSeq = -1,
): Promise<OutboxRecord[]> {
  const range = outboxRange(keyRange, gameId, afterDeviceSeq);
  return requestOf<OutboxRecord[]>(transaction.objectStore("outbox").getAll(range));
}

/** A game's outbox rows after `afterDeviceSeq`. */
export function outboxRange(
  keyRange: typeof IDBKeyRange,
  gameId: string,
  afterDeviceSeq = -1,
): IDBKeyRange {
  // An array sorts behind every number and string, so [] closes the range of the game.
  return keyRange.bound([gameId, afterDeviceSeq, []], [gameId, []]);
}

/** Inside a transaction. Only a receipt that names the event may lead here (I2). */
export function removeFromOutbox(transaction: IDBTransaction, event: OutboxKeyed): void {
  transaction.objectStore("outbox").delete([event.gameId, event.deviceSeq, event.deviceId]);
}

/**
 * Inside a transaction, as above for many: neighbours leave in one request. In: the game's outbox
 * as this transaction has read it, in order, and the ids that receipts name.
 */
export function removeManyFromOutbox(
  transaction: IDBTransaction,
  keyRange: typeof IDBKeyRange,
  rows: readonly OutboxRecord[],
  eventIds: ReadonlySet<string>,
): void {
  const outbox = transaction.objectStore("outbox");
  const keyOf = ({ gameId, deviceSeq, deviceId }: OutboxKeyed) => [gameId, deviceSeq, deviceId];
  let run: OutboxRecord[] = [];
  for (const row of [...rows, null]) {
    if (row !== null && eventIds.has(row.eventId)) {
      run.push(row);
      continue;
    }
    const [first, last] = [run.at(0), run.at(-1)];
    if (first && last) outbox.delete(keyRange.bound(keyOf(first), keyOf(last)));
    run = [];
  }
}

/**
 * Inside a transaction: an event that was made before waits (again), under its own id and number.
 * Out: false, and nothing written, when another waiting event has that number: no row of the
 * outbox is ever overwritten (I2).
 */
export async function queueAgain(
  transaction: IDBTransaction,
  event: GameEvent,
  uploaderId: string | null = null,
): Promise<boolean> {
  const { stale: _, ...kept }: EventRecord = event;
  const waiting = { ...kept, gameSeq: null, recordedBy: null, receivedAt: null };
  const outbox = transaction.objectStore("outbox");
  const { gameId, deviceSeq, deviceId } = event;
  const row = await requestOf<OutboxRecord | undefined>(outbox.get([gameId, deviceSeq, deviceId]));
  if (row !== undefined && row.eventId !== event.eventId) return false;
  outbox.put({ ...outboxRowOf(waiting), authorId: uploaderId ?? waiting.authorId });
  transaction.objectStore("game_events").put(waiting);
  return true;
}

/** Inside a transaction: what was folded before does not hold any more. */
export function dropSnapshots(transaction: IDBTransaction, gameId: string): void {
  const snapshots = transaction.objectStore("game_snapshots");
  snapshots.delete([gameId, "base"]);
  snapshots.delete([gameId, "head"]);
}

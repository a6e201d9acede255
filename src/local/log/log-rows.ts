import type { GameEvent } from "../../domain/game/events.ts";
import type { EventRecord, OutboxRecord } from "../db/records.ts";
import { requestOf } from "../db/transaction.ts";
import { outboxRowOf } from "./append-transaction.ts";

/** A sound row names the event and its author, without which nobody sends it (S20). */
export function isSoundOutboxRow({ eventId, authorId }: OutboxRecord): boolean {
  return isText(eventId) && (authorId === null || isText(authorId));
}

const isText = (value: unknown) => typeof value === "string" && value !== "";

/** Every write to the log except a tap uses these stores. */
export const LOG_STORES = [
  "game_events",
  "outbox",
  "quarantine",
  "checkpoints",
  "game_snapshots",
  "game_totals",
] as const;

type OutboxKeyed = Pick<GameEvent, "gameId" | "deviceSeq" | "deviceId">;

export function readEventRows(
  transaction: IDBTransaction,
  rows: readonly Pick<GameEvent, "eventId">[],
): Promise<(EventRecord | undefined)[]> {
  const log = transaction.objectStore("game_events");
  return Promise.all(
    // A damaged row may have lost the id, and a missing key would end the transaction with an
    // error.
    rows.map(({ eventId }) =>
      isText(eventId) ? requestOf<EventRecord | undefined>(log.get(eventId)) : undefined,
    ),
  );
}

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

export function readOutboxRows(
  transaction: IDBTransaction,
  keyRange: typeof IDBKeyRange,
  gameId: string,
  afterDeviceSeq = -1,
): Promise<OutboxRecord[]> {
  const range = outboxRange(keyRange, gameId, afterDeviceSeq);
  return requestOf<OutboxRecord[]>(transaction.objectStore("outbox").getAll(range));
}

export function outboxRange(
  keyRange: typeof IDBKeyRange,
  gameId: string,
  afterDeviceSeq = -1,
): IDBKeyRange {
  // An array sorts after every number and string, so [] ends the range of the game.
  return keyRange.bound([gameId, afterDeviceSeq, []], [gameId, []]);
}

/** Only allowed for an event that a receipt names (I2). */
export function removeFromOutbox(transaction: IDBTransaction, event: OutboxKeyed): void {
  transaction.objectStore("outbox").delete([event.gameId, event.deviceSeq, event.deviceId]);
}

/** Removes neighbours in one request; `rows` is the game's outbox, read in this transaction. */
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

/** Keeps id and number; returns false when another waiting event has that number (I2). */
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

export function dropSnapshots(transaction: IDBTransaction, gameId: string): void {
  const snapshots = transaction.objectStore("game_snapshots");
  snapshots.delete([gameId, "base"]);
  snapshots.delete([gameId, "head"]);
}

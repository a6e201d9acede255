import type { GameEvent } from "../../domain/game/events.ts";
import type { GameTotalsRecord, OutboxRecord } from "../db/records.ts";
import { requestOf } from "../db/transaction.ts";

export const APPEND_STORES = ["counters", "game_events", "outbox", "game_totals"] as const;

const DEVICE_SEQ = "device_seq";

export function outboxRowOf(event: GameEvent): OutboxRecord {
  const { gameId, deviceSeq, deviceId, eventId, authorId, clientTimestamp } = event;
  return { gameId, deviceSeq, deviceId, eventId, authorId, clientTimestamp };
}

/**
 * The counter is raised inside, which alone avoids gaps with two tabs (I6); callbacks never wait
 * for the page's other work. The array is filled at completion.
 */
export function writeAct(
  transaction: IDBTransaction,
  events: readonly GameEvent[],
  totals: GameTotalsRecord | null,
): readonly GameEvent[] {
  const numbered: GameEvent[] = [];
  const counters = transaction.objectStore("counters");
  const log = transaction.objectStore("game_events");
  const outbox = transaction.objectStore("outbox");
  const counter: IDBRequest<unknown> = counters.get(DEVICE_SEQ);
  counter.onsuccess = () => {
    let deviceSeq = typeof counter.result === "number" ? counter.result : 0;
    for (const draft of events) {
      deviceSeq += 1;
      const event = { ...draft, deviceSeq };
      numbered.push(event);
      log.add(event);
      outbox.add(outboxRowOf(event));
    }
    counters.put(deviceSeq, DEVICE_SEQ);
    if (totals !== null) transaction.objectStore("game_totals").put(totals);
  };
  return numbered;
}

/** Another tab's copy of the act may already have been sent and refused. */
export const APPEND_ONCE_STORES = [...APPEND_STORES, "quarantine"] as const;

/** Returns null when the act is stored already: a second number would leave a gap (I6, I8). */
export async function writeActOnce(
  transaction: IDBTransaction,
  events: readonly GameEvent[],
  totals: GameTotalsRecord | null,
): Promise<readonly GameEvent[] | null> {
  const log = transaction.objectStore("game_events");
  const quarantine = transaction.objectStore("quarantine");
  // One act is one transaction: either all of its events are stored or none.
  const keys = await Promise.all(
    events.flatMap(({ eventId }) => [
      requestOf(log.getKey(eventId)),
      requestOf(quarantine.getKey(eventId)),
    ]),
  );
  if (keys.some((key) => key !== undefined)) return null;
  return writeAct(transaction, events, totals);
}

export async function readDeviceSeq(transaction: IDBTransaction): Promise<number> {
  const stored = await requestOf<unknown>(transaction.objectStore("counters").get(DEVICE_SEQ));
  return typeof stored === "number" ? stored : 0;
}

/** Raises the counter to at least `deviceSeq`, for imported events of this device (I21). */
export async function raiseDeviceSeq(
  transaction: IDBTransaction,
  deviceSeq: number,
): Promise<void> {
  if (deviceSeq <= (await readDeviceSeq(transaction))) return;
  transaction.objectStore("counters").put(deviceSeq, DEVICE_SEQ);
}

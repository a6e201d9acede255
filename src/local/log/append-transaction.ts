import type { GameEvent } from "../../domain/game/events.ts";
import type { GameTotalsRecord, OutboxRecord } from "../db/records.ts";
import { requestOf } from "../db/transaction.ts";
import { DEVICE_SEQ, highestWaiting, isSoundSeq, raiseDeviceSeq } from "./device-counter.ts";

export const APPEND_STORES = ["counters", "game_events", "outbox", "game_totals"] as const;

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
    let deviceSeq = isSoundSeq(counter.result) ? counter.result : 0;
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
  // One act is one transaction, so either all of its events are stored or none.
  const keys = await Promise.all(
    events.flatMap(({ eventId }) => [
      requestOf(log.getKey(eventId)),
      requestOf(quarantine.getKey(eventId)),
    ]),
  );
  if (keys.some((key) => key !== undefined)) return null;
  // A damaged counter gives a number that is taken, which is why the first attempt failed.
  await raiseDeviceSeq(transaction, await highestWaiting(transaction, events[0]?.deviceId));
  return writeAct(transaction, events, totals);
}

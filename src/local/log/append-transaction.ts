import type { GameEvent } from "../../domain/game/events.ts";
import { DEVICE_SEQ, type StatTrackerDb } from "../db/db.ts";
import type { GameTotalsRecord, OutboxRecord } from "../db/records.ts";
import { highestWaiting, isSoundSeq, readDeviceSeq } from "./device-counter.ts";

export const APPEND_TABLES = ["counters", "game_events", "outbox", "game_totals"] as const;

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
export const APPEND_ONCE_TABLES = [...APPEND_TABLES, "quarantine"] as const;

/** Returns null when the act is stored already: a second number would leave a gap (I6, I8). */
export async function writeActOnce(
  db: StatTrackerDb,
  events: readonly GameEvent[],
  totals: GameTotalsRecord | null,
): Promise<readonly GameEvent[] | null> {
  // One act is one transaction, so either all of its events are stored or none.
  const ids = events.map(({ eventId }) => eventId);
  const stored = await db.game_events.where("eventId").anyOf(ids).count();
  const refused = await db.quarantine.where("eventId").anyOf(ids).count();
  if (stored + refused > 0) return null;
  // A damaged counter gives a number that is taken, which is why the first attempt failed.
  const last = Math.max(await readDeviceSeq(db), await highestWaiting(db, events[0]?.deviceId));
  const numbered = events.map((event, index) => ({ ...event, deviceSeq: last + index + 1 }));
  await db.game_events.bulkAdd(numbered);
  await db.outbox.bulkAdd(numbered.map(outboxRowOf));
  await db.counters.put(last + numbered.length, DEVICE_SEQ);
  if (totals !== null) await db.game_totals.put(totals);
  return numbered;
}

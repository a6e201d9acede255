import type { Connection } from "../db/connection.ts";
import { DEVICE_SEQ, type StatTrackerDb } from "../db/db.ts";

export function isSoundSeq(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export async function readDeviceSeq(db: StatTrackerDb): Promise<number> {
  const stored = await db.counters.get(DEVICE_SEQ);
  return isSoundSeq(stored) ? stored : 0;
}

/** Raises the counter to at least `deviceSeq`, for imported events of this device (I21). */
export async function raiseDeviceSeq(db: StatTrackerDb, deviceSeq: number): Promise<void> {
  const stored = await db.counters.get(DEVICE_SEQ);
  if (isSoundSeq(stored) && deviceSeq <= stored) return;
  await db.counters.put(deviceSeq, DEVICE_SEQ);
}

/** Returns the highest number of the device's waiting events, or 0. */
export async function highestWaiting(
  db: StatTrackerDb,
  deviceId: string | undefined,
): Promise<number> {
  const keys = await db.outbox.toCollection().primaryKeys();
  return highest(keys.filter(([, , id]) => id === deviceId).map(([, deviceSeq]) => deviceSeq));
}

/**
 * A lost or damaged counter continues after everything that this device has recorded, because a
 * used number would refuse the next tap (S20). A sound one costs one read.
 */
export async function mendDeviceSeq(connection: Connection, deviceId: string): Promise<void> {
  const counter = await connection.run((db) => db.counters.get(DEVICE_SEQ));
  if (!counter.ok || isSoundSeq(counter.value)) return;
  await connection.transaction("rw", ["counters", "game_events", "outbox"], async (db) => {
    const own = (await db.game_events.toArray()).filter((row) => row.deviceId === deviceId);
    const last = highest(own.map(({ deviceSeq }) => deviceSeq));
    await raiseDeviceSeq(db, Math.max(last, await highestWaiting(db, deviceId)));
  });
}

function highest(numbers: readonly unknown[]): number {
  return numbers.filter(isSoundSeq).reduce((most, one) => Math.max(most, one), 0);
}

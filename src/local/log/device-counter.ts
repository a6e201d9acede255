import type { GameEvent } from "../../domain/game/events.ts";
import type { Connection } from "../db/connection.ts";
import { requestOf } from "../db/transaction.ts";

export const DEVICE_SEQ = "device_seq";

export function isSoundSeq(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export async function readDeviceSeq(transaction: IDBTransaction): Promise<number> {
  const stored = await readStored(transaction);
  return isSoundSeq(stored) ? stored : 0;
}

/** Raises the counter to at least `deviceSeq`, for imported events of this device (I21). */
export async function raiseDeviceSeq(
  transaction: IDBTransaction,
  deviceSeq: number,
): Promise<void> {
  const stored = await readStored(transaction);
  if (isSoundSeq(stored) && deviceSeq <= stored) return;
  transaction.objectStore("counters").put(deviceSeq, DEVICE_SEQ);
}

/** Returns the highest number of the device's waiting events, or 0. */
export async function highestWaiting(
  transaction: IDBTransaction,
  deviceId: string | undefined,
): Promise<number> {
  const keys = await requestOf(transaction.objectStore("outbox").getAllKeys());
  const own = (keys as [string, number, string][]).filter(([, , id]) => id === deviceId);
  return highest(own.map(([, deviceSeq]) => deviceSeq));
}

/**
 * A lost or damaged counter continues after everything that this device has recorded, because a
 * used number would refuse the next tap (S20). A sound one costs one read.
 */
export async function mendDeviceSeq(connection: Connection, deviceId: string): Promise<void> {
  const counter = await connection.read(["counters"], readStored);
  if (!counter.ok || isSoundSeq(counter.value)) return;
  const last = await connection.read(["game_events", "outbox"], async (transaction) => {
    const rows = await requestOf<GameEvent[]>(transaction.objectStore("game_events").getAll());
    const own = rows.filter((row) => row.deviceId === deviceId).map(({ deviceSeq }) => deviceSeq);
    return Math.max(highest(own), await highestWaiting(transaction, deviceId));
  });
  if (!last.ok) return;
  await connection.write(["counters"], (transaction) => raiseDeviceSeq(transaction, last.value));
}

const readStored = (transaction: IDBTransaction): Promise<unknown> =>
  requestOf<unknown>(transaction.objectStore("counters").get(DEVICE_SEQ));

function highest(numbers: readonly unknown[]): number {
  return numbers.filter(isSoundSeq).reduce((most, one) => Math.max(most, one), 0);
}

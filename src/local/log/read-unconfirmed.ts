import type { GameEvent } from "../../domain/game/events.ts";
import { readCounting } from "../outbox/quarantine-rows.ts";
import { DamagedRow, soundOnly } from "./damaged-row.ts";
import { isSoundOutboxRow, readEventRows, readOutboxRows } from "./log-rows.ts";

export interface Unconfirmed {
  /** Sorted in device order. */
  readonly pending: readonly GameEvent[];
  readonly refusedIds: ReadonlySet<string>;
}

/** Reads what counts here although the server's log lacks it. */
export async function readUnconfirmed(
  transaction: IDBTransaction,
  keyRange: typeof IDBKeyRange,
  gameId: string,
  afterDeviceSeq = -1,
): Promise<Unconfirmed> {
  const [rows, refused] = await Promise.all([
    readOutboxRows(transaction, keyRange, gameId, afterDeviceSeq),
    readCounting(transaction, gameId),
  ]);
  if (!rows.every(isSoundOutboxRow)) throw new DamagedRow("A row of the outbox is damaged.");
  const waiting = await readEventRows(transaction, rows);
  const events = soundOnly(waiting);
  return {
    pending:
      refused.length === 0
        ? events
        : [...events, ...refused].sort((a, b) => a.deviceSeq - b.deviceSeq),
    refusedIds: new Set(refused.map(({ eventId }) => eventId)),
  };
}

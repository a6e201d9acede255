import type { GameEvent } from "../../domain/game/events.ts";
import type { StatTrackerDb } from "../db/db.ts";
import { readCounting } from "../outbox/quarantine-rows.ts";
import { DamagedRow, soundOnly } from "./damaged-row.ts";
import { isSoundOutboxRow, outboxOf, readEventRows } from "./log-rows.ts";

export interface Unconfirmed {
  /** Sorted in device order. */
  readonly pending: readonly GameEvent[];
  readonly refusedIds: ReadonlySet<string>;
}

/** Reads what counts here although the server's log lacks it. */
export async function readUnconfirmed(
  db: StatTrackerDb,
  gameId: string,
  afterDeviceSeq = -1,
): Promise<Unconfirmed> {
  const [rows, refused] = await Promise.all([
    outboxOf(db, gameId, afterDeviceSeq).toArray(),
    readCounting(db, gameId),
  ]);
  if (!rows.every(isSoundOutboxRow)) throw new DamagedRow("A row of the outbox is damaged.");
  const events = soundOnly(await readEventRows(db, rows));
  return {
    pending:
      refused.length === 0
        ? events
        : [...events, ...refused].sort((a, b) => a.deviceSeq - b.deviceSeq),
    refusedIds: new Set(refused.map(({ eventId }) => eventId)),
  };
}

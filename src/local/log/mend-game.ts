import type { GameEvent } from "../../domain/game/events.ts";
import { damagedEvent, isSoundEvent } from "../../domain/game/fold/sound-event.ts";
import type { EventRecord, OutboxRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { requestOf } from "../db/transaction.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { quarantineRowOf } from "../outbox/quarantine-rows.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import type { LogParts } from "./log-parts.ts";
import {
  dropSnapshots,
  LOG_STORES,
  readConfirmedRows,
  readEventRows,
  readOutboxRows,
  removeFromOutbox,
} from "./log-rows.ts";
import { forgetPosition } from "./restore.ts";

export type MendParts = Pick<LogParts, "connection" | "keyRange" | "bus" | "timestamp">;

export class DamagedRow extends Error {}

/** Passes sound events on; a damaged one ends the read. */
export function soundOnly<Row extends GameEvent>(rows: readonly Row[]): readonly Row[] {
  if (!rows.every(isSoundEvent)) throw new DamagedRow("A row of the log is damaged.");
  return rows;
}

/** Damaged rows go to the quarantine, so that the rest opens and is sent (S20). */
export async function mendGame(
  parts: MendParts,
  gameId: string,
): Stored<{ readonly moved: number }> {
  const { connection, keyRange, bus } = parts;
  const written = await connection.write(LOG_STORES, async (transaction) => {
    const queued = await readOutboxRows(transaction, keyRange, gameId);
    const events = await readEventRows(transaction, queued);
    const unsent = queued.filter((_, index) => isDamaged(events[index]));
    for (const row of unsent) {
      const event = events[queued.indexOf(row)];
      const isKept = transaction.objectStore("quarantine").getKey(row.eventId);
      removeFromOutbox(transaction, row);
      if ((await requestOf(isKept)) !== undefined) continue;
      move(transaction, parts, damagedEvent(row.eventId, gameId, whole(row, event)), {
        reason: event === undefined ? "event_missing" : "damaged",
        attention: true,
      });
    }
    const confirmed = await readConfirmedRows(transaction, keyRange, gameId, 0);
    const lost = confirmed.filter(isDamaged);
    for (const row of lost) {
      move(transaction, parts, damagedEvent(row.eventId, gameId, row), {
        reason: "damaged",
        attention: false,
      });
    }
    const before = await readCheckpoint(transaction, gameId);
    const sound = confirmed.filter((row) => !lost.includes(row));
    if (lost.length > 0) forgetPosition(transaction, before, sound);
    else writeCheckpoint(transaction, before, {});
    dropSnapshots(transaction, gameId);
    await refreshWaiting(transaction, keyRange, gameId);
    return { moved: unsent.length + lost.length };
  });
  if (!written.ok || written.value.moved === 0) return written;
  bus.publishLog({ kind: "rewritten", gameId });
  bus.publish("quarantine", gameId);
  return written;
}

const isDamaged = (row: unknown): boolean => !isSoundEvent(row);

/** The outbox row says who tapped it and when, also where the event says nothing any more. */
function whole(row: OutboxRecord, event: EventRecord | undefined): unknown {
  return { ...row, ...(typeof event === "object" ? event : { row: event ?? null }) };
}

function move(
  transaction: IDBTransaction,
  parts: MendParts,
  event: GameEvent,
  { reason, attention }: { readonly reason: string; readonly attention: boolean },
): void {
  const row = quarantineRowOf(event, "damaged", reason, parts.timestamp());
  transaction.objectStore("quarantine").put({ ...row, attention });
  transaction.objectStore("game_events").delete(event.eventId);
}

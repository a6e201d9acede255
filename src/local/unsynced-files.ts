import type { GameEvent } from "../domain/game/events.ts";
import { ok, type Result } from "../domain/shared/result.ts";
import { raiseDeviceSeq } from "./append-transaction.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoints.ts";
import { refreshWaiting } from "./game-totals.ts";
import type { LogParts } from "./log-parts.ts";
import { LOG_STORES, queueAgain, readEventRows } from "./log-rows.ts";
import type { OutboxRecord, QuarantineRecord } from "./records.ts";
import type { StorageFailure } from "./storage-failure.ts";
import { requestOf } from "./transaction.ts";

/** One event that is not safely in the server's log, and why. */
export interface UnsyncedEvent {
  readonly event: GameEvent;
  /** "waiting", or the quarantine's outcome. */
  readonly standing: "waiting" | QuarantineRecord["outcome"];
  readonly reason: string | null;
}

export interface EventsImported {
  readonly added: number;
  /** This device had them already. */
  readonly known: number;
  /** Their number belongs to another event that waits here: the file was changed by hand. */
  readonly clashing: number;
}

/** What Export unsynced data reads, and what importing such a file writes (I21). */
export class UnsyncedFiles {
  readonly #parts: LogParts;

  constructor(parts: LogParts) {
    this.#parts = parts;
  }

  /** Waiting events in device order, then quarantined ones. Works offline and signed out. */
  collect(): Promise<Result<readonly UnsyncedEvent[], StorageFailure>> {
    return this.#parts.connection.read(
      ["outbox", "game_events", "quarantine"],
      async (transaction) => {
        const rows = await requestOf<OutboxRecord[]>(transaction.objectStore("outbox").getAll());
        const waiting = await readEventRows(
          transaction,
          rows.sort((a, b) => a.deviceSeq - b.deviceSeq).map(({ eventId }) => eventId),
        );
        const held = await requestOf<QuarantineRecord[]>(
          transaction.objectStore("quarantine").getAll(),
        );
        return [
          ...waiting
            .filter((event) => event !== undefined)
            .map((event) => ({ event, standing: "waiting" as const, reason: null })),
          ...held.map(({ event, outcome, reason }) => ({ event, standing: outcome, reason })),
        ];
      },
    );
  }

  /**
   * Takes the events of an export in, device, author and event ids as they are. Whoever imports
   * them uploads them (`uploaderId`, the outbox's author); null: their authors, one by one.
   * What this device has already is left alone (I8).
   */
  async importEvents(
    events: readonly GameEvent[],
    uploaderId: string | null = null,
  ): Promise<Result<EventsImported, StorageFailure>> {
    const { connection, bus, deviceId } = this.#parts;
    const written = await connection.write([...LOG_STORES, "counters"], async (transaction) => {
      const ids = events.map(({ eventId }) => eventId);
      const rows = await readEventRows(transaction, ids);
      const quarantine = transaction.objectStore("quarantine");
      const gameIds = new Set<string>();
      let added = 0;
      let clashing = 0;
      for (const [index, event] of events.entries()) {
        if (rows[index] !== undefined) continue;
        if ((await requestOf(quarantine.getKey(event.eventId))) !== undefined) continue;
        if (!(await queueAgain(transaction, event, uploaderId))) {
          clashing += 1;
          continue;
        }
        if (event.deviceId === deviceId) raiseDeviceSeq(transaction, event.deviceSeq);
        gameIds.add(event.gameId);
        added += 1;
      }
      for (const gameId of gameIds) {
        await refreshWaiting(transaction, this.#parts.keyRange, gameId);
        writeCheckpoint(transaction, await readCheckpoint(transaction, gameId), {});
      }
      return { gameIds, added, clashing };
    });
    if (!written.ok) return written;
    const { gameIds, added, clashing } = written.value;
    for (const gameId of gameIds) bus.publishLog({ kind: "rewritten", gameId });
    return ok({ added, known: events.length - added - clashing, clashing });
  }
}

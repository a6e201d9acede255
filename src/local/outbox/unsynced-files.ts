import type { GameEvent } from "../../domain/game/events.ts";
import { damagedEvent, isSoundEvent } from "../../domain/game/fold/sound-event.ts";
import { UNNUMBERED } from "../../domain/game/fold/unnumbered.ts";
import { ok } from "../../domain/shared/result.ts";
import type { StatTrackerDb } from "../db/db.ts";
import type { OutboxRecord, QuarantineRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { readCheckpoint, writeCheckpoint } from "../log/checkpoints.ts";
import { raiseDeviceSeq, readDeviceSeq } from "../log/device-counter.ts";
import type { LogParts } from "../log/log-parts.ts";
import { LOG_TABLES, queueAgain, readEventRows } from "../log/log-rows.ts";
import type { Journal } from "./journal.ts";
import { readable } from "./quarantine-rows.ts";

interface UnsyncedEvent {
  readonly event: GameEvent;
  /** "unsaved" entries are in the emergency journal and have no number. */
  readonly standing: "waiting" | "unsaved" | QuarantineRecord["outcome"];
  readonly reason: string | null;
}

interface UnsyncedCollection {
  readonly events: readonly UnsyncedEvent[];
  /** False if only the journal could be read. */
  readonly isWhole: boolean;
}

interface EventsImported {
  readonly added: number;
  readonly known: number;
  /** Events whose number belongs to another waiting event, so the file was changed by hand. */
  readonly clashing: number;
}

export class UnsyncedFiles {
  readonly #parts: LogParts;
  readonly #journal: Journal;

  constructor(parts: LogParts, journal: Journal) {
    this.#parts = parts;
    this.#journal = journal;
  }

  /** Fails only when the database is unreadable and the journal is empty (I1, I21). */
  async collect(): Stored<UnsyncedCollection> {
    this.#journal.reread();
    const unsaved = this.#journal
      .all()
      .flatMap(({ events }) => events)
      .map((event) => ({ event, standing: "unsaved" as const, reason: null }));
    const read = await this.#parts.connection.transaction(
      "r",
      ["outbox", "game_events", "quarantine"],
      (db) => collectStored(db, unsaved),
    );
    if (read.ok) return ok({ events: read.value, isWhole: true });
    return unsaved.length === 0 ? read : ok({ events: unsaved, isWhole: false });
  }

  /**
   * Imports events under their own ids; known ones are skipped (I8), and journal events get a
   * number of this device. If `uploaderId` is null, they keep their authors.
   */
  async importEvents(
    events: readonly GameEvent[],
    uploaderId: string | null = null,
  ): Stored<EventsImported> {
    const { connection, bus, deviceId } = this.#parts;
    const written = await connection.transaction("rw", [...LOG_TABLES, "counters"], async (db) => {
      const gameIds = new Set<string>();
      let added = 0;
      let clashing = 0;
      // Numbered events come first, because a new number must be higher than all of them (I6).
      for (const event of numberedFirst(await unknownOf(db, events))) {
        const isNumbered = event.deviceSeq !== UNNUMBERED;
        const numbered = isNumbered
          ? event
          : { ...event, deviceId, deviceSeq: (await readDeviceSeq(db)) + 1 };
        if (!(await queueAgain(db, numbered, uploaderId))) {
          clashing += 1;
          continue;
        }
        if (numbered.deviceId === deviceId) await raiseDeviceSeq(db, numbered.deviceSeq);
        gameIds.add(event.gameId);
        added += 1;
      }
      for (const gameId of gameIds) {
        await refreshWaiting(db, gameId);
        await writeCheckpoint(db, await readCheckpoint(db, gameId), {});
      }
      return { gameIds, added, clashing };
    });
    if (!written.ok) return written;
    const { gameIds, added, clashing } = written.value;
    for (const gameId of gameIds) bus.publishLog({ kind: "rewritten", gameId });
    return ok({ added, known: events.length - added - clashing, clashing });
  }
}

async function collectStored(
  db: StatTrackerDb,
  unsaved: readonly UnsyncedEvent[],
): Promise<readonly UnsyncedEvent[]> {
  const inOrder = (await db.outbox.toArray()).sort((a, b) => a.deviceSeq - b.deviceSeq);
  const waiting = await readEventRows(db, inOrder);
  const held = await db.quarantine.toArray();
  const unknown = await unknownOf(
    db,
    unsaved.map(({ event }) => event),
  );
  const isUnknown = new Set(unknown.map(({ eventId }) => eventId));
  return [
    ...inOrder.map((row, index) => waitingOf(row, waiting[index])),
    ...unsaved.filter(({ event }) => isUnknown.has(event.eventId)),
    ...held
      .map(readable)
      .map(({ event, outcome, reason }) => ({ event, standing: outcome, reason })),
  ];
}

function waitingOf(row: OutboxRecord, event: GameEvent | undefined): UnsyncedEvent {
  if (isSoundEvent(event)) return { event, standing: "waiting", reason: null };
  const left = damagedEvent(row.eventId, row.gameId, event ?? row);
  return {
    event: left,
    standing: "damaged",
    reason: event === undefined ? "event_missing" : "damaged",
  };
}

/** Returns each unknown id once. */
async function unknownOf(
  db: StatTrackerDb,
  events: readonly GameEvent[],
): Promise<readonly GameEvent[]> {
  const once = [...new Map(events.map((event) => [event.eventId, event])).values()];
  const rows = await readEventRows(db, once);
  const held = await db.quarantine.bulkGet(once.map(({ eventId }) => eventId));
  return once.filter((_, index) => rows[index] === undefined && held[index] === undefined);
}

function numberedFirst(events: readonly GameEvent[]): readonly GameEvent[] {
  const isNumbered = ({ deviceSeq }: GameEvent) => deviceSeq !== UNNUMBERED;
  return [...events.filter(isNumbered), ...events.filter((event) => !isNumbered(event))];
}

import { Dexie } from "dexie";
import type { GameEvent } from "../../domain/game/events.ts";
import { isSoundEvent } from "../../domain/game/fold/sound-event.ts";
import { ok } from "../../domain/shared/result.ts";
import type { ChangeBus } from "../db/change-bus.ts";
import { Observable } from "../db/observable.ts";
import type { OutboxRecord } from "../db/records.ts";
import type { Scheduler } from "../db/scheduler.ts";
import type { Stored } from "../db/storage-failure.ts";
import { outboxRowOf } from "../log/append-transaction.ts";
import { isSoundOutboxRow, outboxOf, readEventRows } from "../log/log-rows.ts";
import { gamesWithUnplaced, type MendParts, mendGame } from "../log/mend-game.ts";
import { EMPTY_OUTBOX, type OutboxSummary, OutboxTally } from "./outbox-tally.ts";

const MENDED_AT_ONCE = 100;

/** Holds the events that wait for the server. Only receipts remove a row, and no method (I2). */
export class Outbox {
  readonly #parts: MendParts;
  readonly #summary = new Observable<OutboxSummary>(EMPTY_OUTBOX);
  /** Kept in memory, so that a tap does not count the whole outbox. */
  #tally = new OutboxTally([]);
  #reading: Promise<void> | null = null;
  #staleSinceRead = false;

  constructor(parts: MendParts, bus: ChangeBus) {
    this.#parts = parts;
    bus.onLog((change) => {
      if (this.#reading !== null || change.kind === "rewritten") this.refresh();
      if (change.kind === "appended") {
        // Also while it is counted anew, because a stored tap must never look sent (I21).
        for (const event of change.events) this.#tally.add(outboxRowOf(event));
      } else if (this.#reading !== null || change.kind === "rewritten") {
        return;
      } else {
        for (const { eventId } of change.confirmed) this.#tally.remove(eventId);
        for (const eventId of [...change.withdrawn, ...change.refused]) this.#tally.remove(eventId);
      }
      this.#summary.set(this.#tally.summary());
    });
    bus.onTopic(({ topic }, isForeign) => {
      if (topic === "log" && isForeign) this.refresh();
    });
  }

  /** In device order (I10). In `authorIds`, null means without an author, undefined all. */
  async pendingEvents(
    gameId: string,
    authorIds: readonly (string | null)[] | undefined,
    limit: number,
    except: ReadonlySet<string> = new Set(),
  ): Stored<readonly GameEvent[]> {
    const read = await this.#readPending(gameId, authorIds, limit, except);
    if (!read.ok || read.value.every(isSoundEvent)) return read as Awaited<Stored<GameEvent[]>>;
    const mended = await mendGame(this.#parts, gameId);
    if (!mended.ok) return mended;
    const again = await this.#readPending(gameId, authorIds, limit, except);
    return again.ok ? ok(again.value.filter(isSoundEvent)) : again;
  }

  #readPending(
    gameId: string,
    authorIds: readonly (string | null)[] | undefined,
    limit: number,
    except: ReadonlySet<string>,
  ): Stored<readonly unknown[]> {
    const { connection } = this.#parts;
    return connection.transaction("r", ["outbox", "game_events"], async (db) => {
      const rows = await outboxOf(db, gameId).toArray();
      const wanted = rows.filter(
        ({ eventId, authorId }) =>
          !except.has(eventId) && (authorIds === undefined || authorIds.includes(authorId)),
      );
      return readEventRows(db, wanted.slice(0, limit));
    });
  }

  /**
   * Finds rows whose event is gone or damaged, even in games that nobody opens (S20). It takes a
   * few at a time, so that no screen waits for a long outbox, until the returned function stops it.
   */
  mendWhenIdle({ idle }: Pick<Scheduler, "idle">): () => void {
    let cancel: (() => void) | null = null;
    const mendAfter = (last: OutboxRecord | null) => {
      cancel = idle(async () => {
        const next = await this.#mendSome(last);
        if (next !== null && cancel !== null) mendAfter(next);
      });
    };
    mendAfter(null);
    return () => {
      cancel?.();
      cancel = null;
    };
  }

  /** Returns the last row that it looked at; null when none may follow. */
  async #mendSome(last: OutboxRecord | null): Promise<OutboxRecord | null> {
    const { connection } = this.#parts;
    const read = await connection.transaction("r", ["outbox", "game_events"], async (db) => {
      const after = last === null ? Dexie.minKey : [last.gameId, last.deviceSeq, last.deviceId];
      const rows = await db.outbox.where(":id").above(after).limit(MENDED_AT_ONCE).toArray();
      const events = await readEventRows(db, rows);
      const isDamaged = (row: OutboxRecord, index: number) =>
        !isSoundOutboxRow(row) || !isSoundEvent(events[index]);
      return { rows, damaged: rows.filter(isDamaged) };
    });
    if (!read.ok) return null;
    const { rows, damaged } = read.value;
    for (const gameId of new Set(damaged.map((row) => row.gameId))) {
      await mendGame(this.#parts, gameId);
    }
    if (rows.length === MENDED_AT_ONCE) return rows.at(-1) ?? null;
    for (const gameId of await gamesWithUnplaced(this.#parts)) await mendGame(this.#parts, gameId);
    return null;
  }

  summary = (): OutboxSummary => this.#summary.get();

  subscribe = (listener: () => void): (() => void) => this.#summary.subscribe(listener);

  refresh(): void {
    this.#staleSinceRead = true;
    this.#reading ??= this.#readAgain().finally(() => {
      this.#reading = null;
    });
  }

  async settled(): Promise<void> {
    while (this.#reading !== null) await this.#reading;
  }

  async #readAgain(): Promise<void> {
    while (this.#staleSinceRead) {
      this.#staleSinceRead = false;
      const rows = await this.#parts.connection.transaction("r", ["outbox"], (db) =>
        db.outbox.toArray(),
      );
      // A failed count keeps the previous one: it must never look like an empty outbox (I23).
      if (!rows.ok) return;
      this.#tally = new OutboxTally(rows.value);
    }
    this.#summary.set(this.#tally.summary());
  }
}

import type { GameEvent, GameFact } from "../../domain/game/events.ts";
import { UNNUMBERED } from "../../domain/game/fold/unnumbered.ts";
import type { MakeId } from "../../domain/shared/clock.ts";
import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { Observable } from "../db/observable.ts";
import type { GameTotalsRecord } from "../db/records.ts";
import type { Scheduler } from "../db/scheduler.ts";
import type { StorageFailure, Stored } from "../db/storage-failure.ts";
import { ALL_STORED, type StorageStatus } from "../db/storage-status.ts";
import type { Journal, UnsavedAct } from "../outbox/journal.ts";
import { setAside } from "../outbox/set-aside.ts";
import { APPEND_ONCE_TABLES, APPEND_TABLES, writeAct, writeActOnce } from "./append-transaction.ts";
import { applyReceipts } from "./apply-receipts.ts";
import { applyRemote } from "./apply-remote.ts";
import type { LogParts } from "./log-parts.ts";
import { readConfirmedRows } from "./log-rows.ts";
import { pruneGame } from "./prune.ts";
import { readUnconfirmed } from "./read-unconfirmed.ts";
import { dropCheckpoint, requeueMissing } from "./restore.ts";

export interface AppendContext {
  readonly authorId: string | null;
  readonly epoch: number;
  readonly appVersion: string | null;
  /** ISO 8601, for display only (I10). */
  readonly now: string | null;
  readonly makeId: MakeId;
  /** The facts are on the screen and not stored yet. */
  readonly onPainted?: (eventIds: readonly string[]) => void;
}

type AppendFailure = StorageFailure & {
  readonly eventIds: readonly string[];
  readonly journaled: boolean;
};

export interface ActPainter {
  paint(act: UnsavedAct): void;
  /** Shows "Not saved on this device". */
  markUnsaved(act: UnsavedAct): void;
  forget(act: UnsavedAct): void;
  /** Includes acts on the screen; null when the game is not open in this tab. */
  totalsOf(gameId: string): GameTotalsRecord | null;
}

interface EventLogParts extends LogParts {
  readonly journal: Journal;
  readonly painter: ActPainter;
  readonly status: Observable<StorageStatus>;
  readonly scheduler: Scheduler;
}

const RETRY_AFTER_MS = 3_000;

type Rest<Function> = Function extends (parts: LogParts, ...rest: infer Args) => unknown
  ? Args
  : never;

/** The append-only log of every game on this device (I4). Every method is one transaction. */
export class EventLog {
  readonly #parts: EventLogParts;
  readonly #committing = new Set<UnsavedAct>();
  #draining: Promise<StorageFailure | null> | null = null;
  #cancelRetry: (() => void) | null = null;

  constructor(parts: EventLogParts) {
    this.#parts = parts;
  }

  /**
   * Resolves at the transaction's completion (I1). On a failure the act goes to the journal, is
   * shown as unsaved, and is retried.
   */
  async append(
    gameId: string,
    facts: readonly GameFact[],
    context: AppendContext,
  ): Promise<Result<{ readonly events: readonly GameEvent[] }, AppendFailure>> {
    if (facts.length === 0) return ok({ events: [] });
    const act = { gameId, events: facts.map((fact) => this.#draft(gameId, fact, context)) };
    this.#parts.painter.paint(act);
    context.onPainted?.(act.events.map(({ eventId }) => eventId));
    // A newer act waits behind an unsaved one, so that the order of the taps is kept (I10).
    if (this.#parts.journal.size === 0) {
      this.#committing.add(act);
      const committed = await this.#commit(act);
      this.#committing.delete(act);
      if (committed.ok) return committed;
    }
    return this.#rescue(act);
  }

  applyReceipts = (...args: Rest<typeof applyReceipts>) => applyReceipts(this.#parts, ...args);

  applyRemote = (...args: Rest<typeof applyRemote>) => applyRemote(this.#parts, ...args);

  dropCheckpoint = (gameId: string) => dropCheckpoint(this.#parts, gameId);

  requeueMissing = (...args: Rest<typeof requeueMissing>) => requeueMissing(this.#parts, ...args);

  setAside = (...args: Rest<typeof setAside>) => setAside(this.#parts, ...args);

  prune = (...args: Rest<typeof pruneGame>) => pruneGame(this.#parts, ...args);

  /** Returns confirmed events by gameSeq, then waiting and refused ones by deviceSeq (I10, I14). */
  eventsOf(gameId: string): Stored<readonly GameEvent[]> {
    const { connection } = this.#parts;
    return connection.transaction("r", ["game_events", "outbox", "quarantine"], async (db) => {
      const confirmed = await readConfirmedRows(db, gameId, 0);
      const { pending } = await readUnconfirmed(db, gameId);
      return [...confirmed, ...pending];
    });
  }

  /** Whether an act is on the screen that is still being stored, at once or from the journal. */
  isCommitting(): boolean {
    return this.#committing.size > 0 || (this.#draining !== null && this.#parts.journal.size > 0);
  }

  /** A page that is left loses its transactions, so the next page stores these acts. */
  keepUnfinished(): void {
    for (const act of this.#committing) this.#parts.journal.add(act);
  }

  /** Stores the acts of all journals, earlier visits included; returns how many are left. */
  async retryJournal(): Promise<number> {
    this.#parts.journal.reread();
    if (this.#parts.journal.size > 0) await this.#drain();
    return this.#parts.journal.size;
  }

  #draft(gameId: string, fact: GameFact, context: AppendContext): GameEvent {
    return {
      ...fact,
      eventId: context.makeId(),
      gameId,
      epoch: context.epoch,
      deviceId: this.#parts.deviceId,
      deviceSeq: UNNUMBERED,
      authorId: context.authorId,
      clientTimestamp: context.now,
      appVersion: context.appVersion,
      gameSeq: null,
      recordedBy: null,
      receivedAt: null,
    };
  }

  /** Starts the transaction synchronously with the tap, so that two taps keep their order. */
  async #commit(act: UnsavedAct): Stored<{ readonly events: readonly GameEvent[] }> {
    const { connection, painter, bus } = this.#parts;
    const totals = painter.totalsOf(act.gameId);
    const written = await connection.writeRaw(APPEND_TABLES, (transaction) =>
      writeAct(transaction, act.events, totals),
    );
    if (!written.ok) return written;
    bus.publishLog({ kind: "appended", gameId: act.gameId, events: written.value });
    return ok({ events: written.value });
  }

  async #rescue(
    act: UnsavedAct,
  ): Promise<Result<{ readonly events: readonly GameEvent[] }, AppendFailure>> {
    const { journal, painter } = this.#parts;
    const journaled = journal.add(act);
    let failure = await this.#drain();
    // The act may have been added while an earlier drain ended, so drain again.
    if (journal.holds(act) && failure === null) failure = await this.#drain();
    if (!journal.holds(act)) return ok({ events: await this.#stored(act) });
    painter.markUnsaved(act);
    const reason = failure ?? { code: "unknown" as const, detail: "still in the journal" };
    this.#report(reason, journaled);
    return fail({ ...reason, journaled, eventIds: act.events.map(({ eventId }) => eventId) });
  }

  async #stored(act: UnsavedAct): Promise<readonly GameEvent[]> {
    const events = await this.#parts.connection.run(({ game_events }) =>
      game_events.bulkGet(act.events.map(({ eventId }) => eventId)),
    );
    return events.ok ? events.value.filter((event) => event !== undefined) : act.events;
  }

  #drain(): Promise<StorageFailure | null> {
    this.#draining ??= this.#drainJournal().finally(() => {
      this.#draining = null;
    });
    return this.#draining;
  }

  async #drainJournal(): Promise<StorageFailure | null> {
    const { connection, journal, bus, painter } = this.#parts;
    for (let next = journal.first(); next !== null; next = journal.first()) {
      const { key, act } = next;
      const totals = painter.totalsOf(act.gameId);
      const written = await connection.transaction("rw", APPEND_ONCE_TABLES, (db) =>
        writeActOnce(db, act.events, totals),
      );
      if (!written.ok) {
        this.#report(written.error, this.#parts.status.get().journalHolds);
        return written.error;
      }
      journal.remove(key);
      const { gameId } = act;
      const events = written.value;
      // The act was already stored; only a new read tells whether it waits, counts or was refused.
      if (events === null) painter.forget(act);
      bus.publishLog(
        events === null ? { kind: "rewritten", gameId } : { kind: "appended", gameId, events },
      );
    }
    this.#parts.status.set({ ...ALL_STORED, reloadNeeded: connection.takenOver });
    return null;
  }

  #report(failure: StorageFailure, journalHolds: boolean): void {
    const { status, journal, connection, scheduler } = this.#parts;
    status.set({
      unsavedActs: journal.size,
      failure,
      journalHolds: journalHolds && status.get().journalHolds,
      reloadNeeded: connection.takenOver,
    });
    this.#cancelRetry?.();
    this.#cancelRetry = scheduler.later(RETRY_AFTER_MS, () => void this.retryJournal());
  }
}

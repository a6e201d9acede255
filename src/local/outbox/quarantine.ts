import { ok } from "../../domain/shared/result.ts";
import type { StatTrackerDb } from "../db/db.ts";
import { Observable } from "../db/observable.ts";
import type { QuarantineRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import { refreshWaiting } from "../game/write-totals.ts";
import { readCheckpoint, writeCheckpoint } from "../log/checkpoints.ts";
import type { LogParts } from "../log/log-parts.ts";
import { LOG_TABLES, queueAgain } from "../log/log-rows.ts";
import { countsHere, readable } from "./quarantine-rows.ts";

interface QuarantineSummary {
  readonly attention: number;
  /** The server has not stored these at all (I14). */
  readonly refused: number;
  readonly total: number;
}

/** Events that the server refused or holds, with full content, outcome and reason (I7, I14). */
export class Quarantine {
  readonly #parts: LogParts;
  readonly #summary = new Observable<QuarantineSummary>({
    attention: 0,
    refused: 0,
    total: 0,
  });

  /** Ends the counting. */
  readonly close: () => void;

  constructor(parts: LogParts) {
    this.#parts = parts;
    this.close = parts.connection.watch(
      () => this.list(),
      (rows) => this.#count(rows),
    );
  }

  async list(gameId?: string): Stored<readonly QuarantineRecord[]> {
    return this.#parts.connection.run(async ({ quarantine }) => {
      const rows =
        gameId === undefined
          ? await quarantine.toArray()
          : await quarantine.where("gameId").equals(gameId).toArray();
      return rows.map(readable).sort((a, b) => a.event.deviceSeq - b.event.deviceSeq);
    });
  }

  summary = (): QuarantineSummary => this.#summary.get();

  subscribe = (listener: () => void): (() => void) => this.#summary.subscribe(listener);

  /** Counts again from the database. A failed count keeps the previous one (I23). */
  async refresh(): Promise<void> {
    this.#count(await this.list());
  }

  #count(rows: Awaited<ReturnType<Quarantine["list"]>>): void {
    if (!rows.ok) return;
    const attention = rows.value.filter((row) => row.attention && row.dismissal === null);
    const refused = attention.filter(({ outcome }) => outcome === "refused");
    this.#summary.set({
      attention: attention.length,
      refused: refused.length,
      total: rows.value.length,
    });
  }

  /** Sends them again under the same ids, by which the server recognizes them (I8). */
  async retry(eventIds: readonly string[]): Stored<{ readonly retried: number }> {
    const { connection, bus } = this.#parts;
    const written = await connection.transaction("rw", LOG_TABLES, async (db) => {
      const gameIds = new Set<string>();
      let retried = 0;
      for (const eventId of eventIds) {
        const row = await db.quarantine.get(eventId);
        const event = row && readable(row).event;
        if (!event || !(await queueAgain(db, event))) continue;
        await db.quarantine.delete(eventId);
        gameIds.add(event.gameId);
        retried += 1;
      }
      await noteChanged(db, gameIds);
      return { gameIds, retried };
    });
    if (!written.ok) return written;
    for (const gameId of written.value.gameIds) bus.publishLog({ kind: "rewritten", gameId });
    return ok({ retried: written.value.retried });
  }

  /** Ends the alarm; the rows stay and count no longer (I14). */
  async dismiss(
    eventIds: readonly string[],
    dismissal: NonNullable<QuarantineRecord["dismissal"]>,
  ): Stored<null> {
    const { connection, bus } = this.#parts;
    const written = await connection.transaction("rw", LOG_TABLES, async (db) => {
      const gameIds = new Set<string>();
      for (const eventId of eventIds) {
        const row = await db.quarantine.get(eventId);
        if (row === undefined) continue;
        const known = readable(row);
        await db.quarantine.put({ ...row, dismissal });
        if (countsHere(known)) gameIds.add(known.gameId);
      }
      await noteChanged(db, gameIds);
      return gameIds;
    });
    if (!written.ok) return written;
    for (const gameId of written.value) bus.publishLog({ kind: "rewritten", gameId });
    return ok(null);
  }
}

async function noteChanged(db: StatTrackerDb, gameIds: ReadonlySet<string>): Promise<void> {
  for (const gameId of gameIds) {
    await refreshWaiting(db, gameId);
    await writeCheckpoint(db, await readCheckpoint(db, gameId), {});
  }
}

import { ok } from "../../domain/shared/result.ts";
import type { ChangeBus } from "../db/change-bus.ts";
import type { Connection } from "../db/connection.ts";
import type { StatTrackerDb } from "../db/db.ts";
import { Observable } from "../db/observable.ts";
import type { OperationRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import type { ReferenceTable, ReferenceTables } from "../reference/reference-tables.ts";
import { listOperations, readUnsettled } from "./list-operations.ts";
import { DAMAGED, damagedOperation, isSoundOperation } from "./sound-operation.ts";

/** Settled commands stay as long as acknowledged events of a finished game (I3). */
const KEEP_SETTLED_MS = 14 * 24 * 60 * 60 * 1_000;

/** A command as a screen creates it; the server counts each `opId` once (I8). */
type NewOperation = Omit<OperationRecord, "position" | "refusal" | "postponedUntil" | "settledAt">;

interface OperationsSummary {
  readonly pending: number;
  /** The author of each waiting command; null when nobody was signed in. */
  readonly authors: readonly (string | null)[];
  readonly refused: number;
}

/** Queues commands that are not events; they too leave only on a receipt that names them (I2). */
export class Operations {
  readonly #connection: Connection;
  readonly #bus: ChangeBus;
  readonly #summary = new Observable<OperationsSummary>({ pending: 0, authors: [], refused: 0 });

  constructor(connection: Connection, bus: ChangeBus) {
    this.#connection = connection;
    this.#bus = bus;
    bus.onTopic(({ topic }) => {
      if (topic === "operations") void this.refresh();
    });
  }

  async add(operation: NewOperation): Stored<null> {
    return this.#change((db) =>
      db.transaction("rw", db.operations, async () => {
        if ((await named(db, operation.opId).count()) > 0) return;
        await db.operations.add({ ...operation, refusal: null });
      }),
    );
  }

  list(): Stored<readonly OperationRecord[]> {
    return listOperations(this.#connection);
  }

  /** Stores what `list` says of damaged rows, so that a person can put them aside. */
  async #mend(): Promise<void> {
    const rows = await readUnsettled(this.#connection);
    const damaged = rows.ok ? rows.value.filter((row) => !isSoundOperation(row)) : [];
    if (damaged.length === 0) return;
    await this.#connection.run((db) => db.operations.bulkPut(damaged.map(damagedOperation)));
  }

  /**
   * Handles a receipt `applied` or its duplicate. Stored copies get the new number, because the
   * screen would show the old one until the next pull (I17); the command stays for 14 days (I3),
   * but a penalty loses its text (D13).
   */
  async settle(opId: string, settledAt: string): Stored<null> {
    let isNumber = false;
    const settled = await this.#change((db) =>
      db.transaction("rw", db.operations, db.reference, async () => {
        const operation = await named(db, opId).first();
        isNumber = operation?.kind === "set_jersey_number";
        if (isNumber) await keepNumber(db, operation?.payload);
        const outdated = Date.parse(settledAt) - KEEP_SETTLED_MS;
        await db.operations.filter((row) => Date.parse(row.settledAt ?? "") < outdated).delete();
        await named(db, opId).modify((row: Mutable) => {
          row.settledAt = settledAt;
          if (row.kind === "add_penalty") row.payload = withoutText(row.payload);
        });
      }),
    );
    // Only a number changes data that pages have read; a report does not.
    if (settled.ok && isNumber) this.#bus.publish("acknowledged");
    return settled;
  }

  /** Returns the ids of the person's settled commands that are still kept (I3). */
  settledOf(authorId: string): Stored<readonly string[]> {
    return this.#connection.run(async (db) => {
      const isOwn = (row: OperationRecord) =>
        row.settledAt !== undefined && row.authorId === authorId && isWhole(row);
      return (await db.operations.filter(isOwn).toArray()).map(({ opId }) => opId);
    });
  }

  /** A restored backup may lack them; the server counts each `opId` once (I3, I8). */
  sendAgain(opIds?: readonly string[]): Stored<null> {
    return this.#change((db) =>
      db.operations
        .filter(
          (row) =>
            row.settledAt !== undefined && isWhole(row) && (opIds?.includes(row.opId) ?? true),
        )
        .modify({ settledAt: undefined }),
    );
  }

  retryRefused(): Stored<null> {
    return this.#change((db) =>
      db.operations
        .filter(
          ({ refusal }) =>
            refusal !== null && refusal.isSeen !== true && refusal.reason !== DAMAGED,
        )
        .modify({ refusal: null }),
    );
  }

  async reject(opId: string, reason: string | null): Stored<null> {
    return this.#change((db) => named(db, opId).modify({ refusal: { reason } }));
  }

  async postpone(opId: string, until: string): Stored<null> {
    return this.#change((db) => named(db, opId).modify({ postponedUntil: until }));
  }

  async noteSeen(opId: string): Stored<null> {
    return this.#change((db) =>
      named(db, opId).modify((operation: { refusal: OperationRecord["refusal"] }) => {
        if (operation.refusal !== null) operation.refusal = { ...operation.refusal, isSeen: true };
      }),
    );
  }

  /** Removes a refused command; one that still waits stays (I2). */
  async dismissRefused(opId: string): Stored<null> {
    const listed = await this.list();
    if (!listed.ok) return listed;
    const isRefused = listed.value.some((one) => one.opId === opId && one.refusal !== null);
    return isRefused ? this.#change((db) => named(db, opId).delete()) : ok(null);
  }

  summary = (): OperationsSummary => this.#summary.get();

  subscribe = (listener: () => void): (() => void) => this.#summary.subscribe(listener);

  /** Counts again from the database. A failed count keeps the previous one (I23). */
  async refresh(): Promise<void> {
    await this.#mend();
    const listed = await this.list();
    if (!listed.ok) return;
    const waiting = listed.value.filter(({ refusal }) => refusal === null);
    const refused = listed.value.filter(({ refusal }) => refusal !== null);
    this.#summary.set({
      pending: waiting.length,
      authors: waiting.map(({ authorId }) => authorId),
      refused: refused.filter(({ refusal }) => refusal?.isSeen !== true).length,
    });
  }

  async #change(work: (db: StatTrackerDb) => PromiseLike<unknown>): Stored<null> {
    const changed = await this.#connection.run(async (db) => {
      await work(db);
      return null;
    });
    if (changed.ok) this.#bus.publish("operations");
    return changed;
  }
}

type Mutable = { -readonly [Key in keyof OperationRecord]: OperationRecord[Key] };

/** A sent penalty cannot be sent again, because its text is gone (D13). */
function isWhole({ kind }: OperationRecord): boolean {
  return kind !== "add_penalty";
}

function withoutText(payload: unknown): unknown {
  if (typeof payload !== "object" || payload === null) return null;
  return { ...payload, incidentDescription: null };
}

function named(db: StatTrackerDb, opId: string) {
  return db.operations.where("opId").equals(opId);
}

const NUMBERED = [
  "players",
  "player_cards",
  "team_rosters",
  "player_season_stats",
] as const satisfies readonly ReferenceTable[];
type Numbered = ReferenceTables[(typeof NUMBERED)[number]];

async function keepNumber(db: StatTrackerDb, payload: unknown): Promise<void> {
  if (typeof payload !== "object" || payload === null) return;
  if (!("playerId" in payload) || !("jerseyNumber" in payload)) return;
  const { playerId, jerseyNumber } = payload;
  await db.reference
    .where("[table+key]")
    .anyOf(NUMBERED.map((table) => [table, String(playerId)]))
    .modify((record: { row: unknown }) => {
      record.row = { ...(record.row as Numbered), jerseyNumber };
    });
}

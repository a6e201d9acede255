import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { ChangeBus } from "../db/change-bus.ts";
import type { Connection } from "../db/connection.ts";
import type { ReferenceRecord } from "../db/records.ts";
import type { StorageFailure } from "../db/storage-failure.ts";
import type { ReferenceTable, ReferenceTables } from "./reference-tables.ts";
import { keysOf, renewAll, renewSome } from "./renew-rows.ts";

/** How a table was read from the server. */
export interface ReferenceRead {
  /** Paged to the end, as the right identity, without an error (I23). */
  readonly complete: boolean;
  /** The reader is sure that the table is empty there; else an empty answer shrinks nothing. */
  readonly confirmedEmpty?: boolean;
  /** ISO 8601, this device's clock. */
  readonly readAt: string;
}

export type ReferenceFailure =
  | StorageFailure
  /** An empty answer over a filled table: kept as it was (I23). */
  | { readonly code: "would-shrink" };

/** The last complete read of a table and scope. */
export interface LastRead {
  /** ISO 8601, this device's clock. */
  readonly readAt: string;
  /** `readAt` of the last one that brought something new. */
  readonly changedAt: string;
}

/** The server's tables as last read; shown at once, refreshed behind. */
export class Reference {
  readonly #connection: Connection;
  readonly #bus: ChangeBus;

  constructor(connection: Connection, bus: ChangeBus) {
    this.#connection = connection;
    this.#bus = bus;
  }

  /**
   * Takes a read in, in one transaction. In: the rows of one table and scope (a season's id, ""
   * for tables of no season). A complete read replaces what was there; any other only adds. Rows
   * that say nothing new are not written, and where all of them do, nobody is told.
   */
  async replace<Table extends ReferenceTable>(
    table: Table,
    scope: string,
    rows: readonly ReferenceTables[Table][],
    read: ReferenceRead,
  ): Promise<Result<null, ReferenceFailure>> {
    const place = { table, scope };
    const { readAt } = read;
    const written = await this.#connection.run((db) =>
      db.transaction("rw", db.reference, db.reference_reads, async () => {
        if (!read.complete) return renewSome(db, place, rows);
        const stored = db.reference.where("[table+scope+key]").between(...keysOf(place));
        const wouldShrink = rows.length === 0 && !read.confirmedEmpty && (await stored.count()) > 0;
        if (wouldShrink) return "would-shrink";
        const before = await db.reference_reads.get([table, scope]);
        const isNew = (await renewAll(db, place, rows)) || before === undefined;
        const changedAt = isNew ? readAt : (before.changedAt ?? before.readAt);
        await db.reference_reads.put({ table, scope, readAt, changedAt });
        return isNew;
      }),
    );
    if (!written.ok) return written;
    if (written.value === "would-shrink") return fail({ code: "would-shrink" });
    if (written.value) this.#bus.publish("reference");
    return ok(null);
  }

  /**
   * What the server has confirmed of one row; where the row is not on this device, nothing. A device
   * that cannot write it down has been acknowledged all the same.
   */
  async amend<Table extends ReferenceTable>(
    table: Table,
    id: string,
    changes: Partial<ReferenceTables[Table]>,
  ): Promise<Result<null, StorageFailure>> {
    const amended = await this.#connection.run(async (db) => {
      await db.reference
        .where("[table+key]")
        .equals([table, id])
        .modify((record: { row: unknown }) => {
          record.row = { ...(record.row as ReferenceTables[Table]), ...changes };
        });
      return null;
    });
    if (amended.ok) this.#bus.publish("reference");
    this.#bus.publish("acknowledged");
    return amended;
  }

  /**
   * Forgets everything that was read from the server, as a sign-out demands (security rule 18).
   * The outbox, the logs and the device's own facts are no part of this (I2, I3).
   */
  async clear(): Promise<Result<null, StorageFailure>> {
    const cleared = await this.#connection.run((db) =>
      db.transaction("rw", db.reference, db.reference_reads, async () => {
        await db.reference.clear();
        await db.reference_reads.clear();
        return null;
      }),
    );
    if (cleared.ok) this.#bus.publish("reference");
    return cleared;
  }

  /** All rows of a table and scope, by id. Empty also when it was never read: ask `readAt`. */
  list<Table extends ReferenceTable>(
    table: Table,
    scope: string,
  ): Promise<Result<readonly ReferenceTables[Table][], StorageFailure>> {
    return this.#connection.run(async (db) => {
      const records = await db.reference
        .where("[table+scope+key]")
        .between(...keysOf({ table, scope }))
        .toArray();
      return records.map((record) => rowOf<Table>(record));
    });
  }

  /** One row by its id, in whatever scope; null when it is not on this device. */
  get<Table extends ReferenceTable>(
    table: Table,
    id: string,
  ): Promise<Result<ReferenceTables[Table] | null, StorageFailure>> {
    return this.#connection.run(async (db) => {
      const record = await db.reference.where("[table+key]").equals([table, id]).first();
      return record === undefined ? null : rowOf<Table>(record);
    });
  }

  /** ISO 8601: when the table was last read completely; null for never. */
  async readAt(
    table: ReferenceTable,
    scope: string,
  ): Promise<Result<string | null, StorageFailure>> {
    const last = await this.lastRead(table, scope);
    return last.ok ? ok(last.value?.readAt ?? null) : last;
  }

  /** The last complete read of a table and scope; null: there was none. */
  lastRead(table: ReferenceTable, scope: string): Promise<Result<LastRead | null, StorageFailure>> {
    return this.#connection.run(async (db) => {
      const read = await db.reference_reads.get([table, scope]);
      if (read === undefined) return null;
      return { readAt: read.readAt, changedAt: read.changedAt ?? read.readAt };
    });
  }
}

/** Whoever writes a row pairs its table with its type. */
function rowOf<Table extends ReferenceTable>(record: ReferenceRecord): ReferenceTables[Table] {
  return record.row as ReferenceTables[Table];
}

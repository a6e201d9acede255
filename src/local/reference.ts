import { fail, ok, type Result } from "../domain/shared/result.ts";
import type { ChangeBus } from "./change-bus.ts";
import type { Connection } from "./connection.ts";
import type { ReferenceRecord } from "./records.ts";
import type { ReferenceTable, ReferenceTables } from "./reference-tables.ts";
import type { StorageFailure } from "./storage-failure.ts";

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

const LAST = [[]];

/** Each row is copied as it is put: thousands in one go would hold up the screen. */
const ROWS_IN_TASK = 250;

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
   * for tables of no season). A complete read replaces what was there; any other only adds.
   */
  async replace<Table extends ReferenceTable>(
    table: Table,
    scope: string,
    rows: readonly ReferenceTables[Table][],
    read: ReferenceRead,
  ): Promise<Result<null, ReferenceFailure>> {
    const written = await this.#connection.run((db) =>
      db.transaction("rw", db.reference, db.reference_reads, async () => {
        const stored = db.reference.where("[table+scope+key]").between(...scopeOf(table, scope));
        const wouldShrink = rows.length === 0 && !read.confirmedEmpty && (await stored.count()) > 0;
        if (read.complete && wouldShrink) return false;
        if (read.complete) await stored.delete();
        for (let from = 0; from < rows.length; from += ROWS_IN_TASK) {
          const some = rows.slice(from, from + ROWS_IN_TASK);
          await db.reference.bulkPut(
            some.map((row): ReferenceRecord => ({ table, scope, key: row.id, row })),
          );
        }
        if (read.complete) await db.reference_reads.put({ table, scope, readAt: read.readAt });
        return true;
      }),
    );
    if (!written.ok) return written;
    if (!written.value) return fail({ code: "would-shrink" });
    this.#bus.publish("reference");
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
        .between(...scopeOf(table, scope))
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
  readAt(table: ReferenceTable, scope: string): Promise<Result<string | null, StorageFailure>> {
    return this.#connection.run(
      async (db) => (await db.reference_reads.get([table, scope]))?.readAt ?? null,
    );
  }
}

function scopeOf(table: string, scope: string): [unknown[], unknown[]] {
  return [
    [table, scope],
    [table, scope, LAST],
  ];
}

/** `replace` is the only writer, and it pairs each table with its row type. */
function rowOf<Table extends ReferenceTable>(record: ReferenceRecord): ReferenceTables[Table] {
  return record.row as ReferenceTables[Table];
}

import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { ChangeBus } from "../db/change-bus.ts";
import type { Connection } from "../db/connection.ts";
import type { StorageFailure, Stored } from "../db/storage-failure.ts";
import { keysOf, ReferenceRows } from "./reference-rows.ts";
import type { ReferenceTable, ReferenceTables } from "./reference-tables.ts";
import { renewAll, renewSome } from "./renew-rows.ts";

interface ReferenceRead {
  /** True if all pages were read, as the right person and without an error (I23). */
  readonly complete: boolean;
  /** The reader is sure that the table is empty; otherwise an empty answer removes nothing. */
  readonly confirmedEmpty?: boolean;
  readonly readAt: string;
}

type ReferenceFailure =
  | StorageFailure
  /** The answer was empty for a filled table, so the table was kept (I23). */
  | { readonly code: "would-shrink" };

/** Renews the server's tables behind the screens that show them. */
export class Reference extends ReferenceRows {
  readonly #connection: Connection;
  readonly #bus: ChangeBus;

  constructor(connection: Connection, bus: ChangeBus) {
    super(connection);
    this.#connection = connection;
    this.#bus = bus;
  }

  /**
   * A complete list replaces the rows of `scope` (a season's id, or ""), another one only adds.
   * Equal rows are not written, so that no screen reads again.
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
        if (!read.complete) {
          await renewSome(db, place, rows);
          return "stored";
        }
        const stored = db.reference.where("[table+scope+key]").between(...keysOf(place));
        const wouldShrink = rows.length === 0 && !read.confirmedEmpty && (await stored.count()) > 0;
        if (wouldShrink) return "would-shrink";
        await renewAll(db, place, rows);
        if (!(await db.reference_reads.get([table, scope])))
          await db.reference_reads.put({ table, scope, readAt });
        await db.reference.put({ table: "read_ages", scope, key: table, row: { readAt } });
        return "stored";
      }),
    );
    if (!written.ok) return written;
    return written.value === "would-shrink" ? fail({ code: "would-shrink" }) : ok(null);
  }

  /** The server has accepted the change, so screens are told even when storing fails. */
  async amend<Table extends ReferenceTable>(
    table: Table,
    id: string,
    changes: Partial<ReferenceTables[Table]>,
  ): Stored<null> {
    const amended = await this.#connection.run(async (db) => {
      await db.reference
        .where("[table+key]")
        .equals([table, id])
        .modify((record: { row: unknown }) => {
          record.row = { ...(record.row as ReferenceTables[Table]), ...changes };
        });
      return null;
    });
    this.#bus.publish("acknowledged");
    return amended;
  }

  /** A sign-out requires it (rule 18); outbox, logs and the device's own facts stay (I2, I3). */
  async clear(): Stored<null> {
    return this.#connection.run((db) =>
      db.transaction("rw", db.reference, db.reference_reads, async () => {
        await db.reference.clear();
        await db.reference_reads.clear();
        return null;
      }),
    );
  }
}

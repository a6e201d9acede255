import { fail, ok, type Result } from "../../domain/shared/result.ts";
import type { ChangeBus } from "../db/change-bus.ts";
import type { Connection } from "../db/connection.ts";
import type { ReferenceRecord } from "../db/records.ts";
import type { StorageFailure, Stored } from "../db/storage-failure.ts";
import type { ReferenceTable, ReferenceTables } from "./reference-tables.ts";
import { keysOf, renewAll, renewSome } from "./renew-rows.ts";

export interface ReferenceRead {
  /** Whether all pages were read, as the right person and without an error (I23). */
  readonly complete: boolean;
  /** The reader is sure that the table is empty; otherwise an empty answer removes nothing. */
  readonly confirmedEmpty?: boolean;
  readonly readAt: string;
}

export type ReferenceFailure =
  | StorageFailure
  /** An empty answer for a filled table; the table was kept (I23). */
  | { readonly code: "would-shrink" };

/** The server's tables as last read: shown at once and refreshed in the background. */
export class Reference {
  readonly #connection: Connection;
  readonly #bus: ChangeBus;

  constructor(connection: Connection, bus: ChangeBus) {
    this.#connection = connection;
    this.#bus = bus;
  }

  /**
   * Replaces when complete, else only adds. Equal rows are not written, so that no screen reads
   * again. `scope`: a season's id, or "".
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

  /** Sorted by id. It is also empty when the table was never read; `readAt` tells. */
  list<Table extends ReferenceTable>(
    table: Table,
    scope: string,
  ): Stored<readonly ReferenceTables[Table][]> {
    return this.#connection.run(async (db) => {
      const records = await db.reference
        .where("[table+scope+key]")
        .between(...keysOf({ table, scope }))
        .toArray();
      return records.filter(isSound).map((record) => rowOf<Table>(record));
    });
  }

  /** Finds one row by its id in any scope. */
  get<Table extends ReferenceTable>(
    table: Table,
    id: string,
  ): Stored<ReferenceTables[Table] | null> {
    return this.#connection.run(async (db) => {
      const record = await db.reference.where("[table+key]").equals([table, id]).first();
      return record === undefined || !isSound(record) ? null : rowOf<Table>(record);
    });
  }

  /** Returns when the table was last read completely, in ISO 8601; null means never. */
  readAt(table: ReferenceTable, scope: string): Stored<string | null> {
    return this.#connection.run(async (db) => {
      const age = await db.reference.get(["read_ages", scope, table]);
      if (age !== undefined) return (age.row as { readonly readAt: string }).readAt;
      return (await db.reference_reads.get([table, scope]))?.readAt ?? null;
    });
  }

  /** Unlike `readAt`, it does not wake live queries when a read brings nothing new. */
  wereRead(tables: readonly ReferenceTable[], scope: string): Stored<boolean> {
    return this.#connection.run(async (db) => {
      const reads = await db.reference_reads.bulkGet(tables.map((table) => [table, scope]));
      return !reads.includes(undefined);
    });
  }
}

/** Texts without which screens cannot show a row. */
const NEEDED: Partial<Record<string, readonly string[]>> = {
  seasons: ["name"],
  teams: ["name"],
  players: ["name", "teamId"],
  games: ["seasonId", "gameDate", "visitorTeamId", "homeTeamId"],
};

/** A damaged copy counts as none; the next reading of its table writes it anew (S20). */
function isSound({ table, key, row }: ReferenceRecord): boolean {
  if (typeof row !== "object" || row === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...row };
  const needed = NEEDED[table] ?? [];
  return fields.id === key && needed.every((name) => typeof fields[name] === "string");
}

/** The caller pairs each row's table with its type. */
function rowOf<Table extends ReferenceTable>(record: ReferenceRecord): ReferenceTables[Table] {
  return record.row as ReferenceTables[Table];
}

import type { Connection } from "../db/connection.ts";
import type { ReferenceRecord } from "../db/records.ts";
import type { Stored } from "../db/storage-failure.ts";
import type { CopyCheck, ListTable } from "./list-copies.ts";
import { readableRow } from "./placeholder-rows.ts";
import type { ReferenceTable, ReferenceTables } from "./reference-tables.ts";

/** One table of one scope: a season's id, or "" for tables without a season. */
export interface ReferencePlace {
  readonly table: ReferenceTable;
  readonly scope: string;
}

/** A page's own tables are read with `isSoundCopy`, which the first screen does not load. */
type CheckOf<Table extends ReferenceTable> = Table extends ListTable ? [] : [check: CopyCheck];

const LAST = [[]];

export function keysOf({ table, scope }: ReferencePlace, after?: string): [unknown[], unknown[]] {
  return [after === undefined ? [table, scope] : [table, scope, after], [table, scope, LAST]];
}

/** Reads the server's tables as last stored; what renews them loads after the first screen. */
export class ReferenceRows {
  readonly #connection: Connection;
  /** Tables whose last list left damaged rows out. */
  readonly #partial = new Set<string>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Sorted by id. It is also empty when the table was never read; `readAt` tells. */
  list<Table extends ReferenceTable>(
    table: Table,
    scope: string,
    ...[check]: CheckOf<Table>
  ): Stored<readonly ReferenceTables[Table][]> {
    return this.#connection.run(async (db) => {
      const records = await db.reference
        .where("[table+scope+key]")
        .between(...keysOf({ table, scope }))
        .toArray();
      const rows = records
        .map((record) => rowOf<Table>(record, check))
        .filter((row) => row !== null);
      if (rows.length < records.length) this.#partial.add(nameOf(table, scope));
      else this.#partial.delete(nameOf(table, scope));
      return rows;
    });
  }

  /** True if the last `list` of one of these left a damaged row out, which a screen says (S20). */
  isPartial(tables: readonly ReferenceTable[], scope: string): boolean {
    return tables.some((table) => this.#partial.has(nameOf(table, scope)));
  }

  /** Finds one row by its id in any scope. */
  get<Table extends ReferenceTable>(
    table: Table,
    id: string,
    ...[check]: CheckOf<Table>
  ): Stored<ReferenceTables[Table] | null> {
    return this.#connection.run(async (db) => {
      const record = await db.reference.where("[table+key]").equals([table, id]).first();
      return record === undefined ? null : rowOf<Table>(record, check);
    });
  }

  /** Returns when the table was last read completely, in ISO 8601; null means never. */
  readAt(table: ReferenceTable, scope: string): Stored<string | null> {
    return this.#connection.run(async (db) => {
      const age = await db.reference.get(["read_ages", scope, table]);
      const first = await db.reference_reads.get([table, scope]);
      if (age === undefined && first === undefined) return null;
      return momentOf(age?.row) ?? momentOf(first) ?? LONG_AGO;
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

/** A damaged time counts as long ago and not as unread. */
const LONG_AGO = new Date(0).toISOString();

function momentOf(read: unknown): string | null {
  const { readAt } = (read ?? {}) as { readonly readAt?: unknown };
  return typeof readAt === "string" && !Number.isNaN(Date.parse(readAt)) ? readAt : null;
}

const nameOf = (table: ReferenceTable, scope: string) => `${table} ${scope}`;

/** The caller pairs each row's table with its type. */
function rowOf<Table extends ReferenceTable>(record: ReferenceRecord, check?: CopyCheck) {
  return readableRow(record, check) as ReferenceTables[Table] | null;
}

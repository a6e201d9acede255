import { PGlite, type Transaction } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { SqlDatabase, SqlRow, SqlTransaction } from "./sql-database.ts";
import { parseSqlDate } from "./value-parsers.ts";

/** `pg_type` ids whose default parser differs from the one of `pg`; see value-parsers.ts. */
const DATE = 1082;
const INT8 = 20;

export interface PgliteOptions {
  /** The database's folder; in memory when absent. */
  readonly folder?: string;
  /** The result of `PgliteDatabase.dump`; the new database starts as a copy of it. */
  readonly template?: Blob;
}

/** An embedded database that can be copied as a whole. */
export interface PgliteDatabase extends SqlDatabase {
  /** The whole database as a tar file, to start others from. */
  dump(): Promise<Blob>;
}

/**
 * Opens PGlite, PostgreSQL inside this process. Its one session is superuser and runs statements
 * one after the other, so every request must `set local role` first; a commit is written before it
 * is acknowledged.
 */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const engine = await PGlite.create({
    ...(options.folder === undefined ? {} : { dataDir: options.folder }),
    ...(options.template === undefined ? {} : { loadDataDir: options.template }),
    relaxedDurability: false,
    extensions: { pgcrypto, pg_trgm, unaccent, fuzzystrmatch },
    parsers: { [DATE]: parseSqlDate, [INT8]: Number },
  });
  await engine.exec("set timezone to 'UTC'; set client_min_messages to warning");
  return {
    engine: "pglite",
    ...statements(engine),
    transaction: (work) => engine.transaction((tx) => work(statements(tx))),
    dump: () => engine.dumpDataDir("none"),
    close: () => (engine.closed ? Promise.resolve() : engine.close()),
  };
}

function statements(target: PGlite | Transaction): SqlTransaction {
  return {
    async query<Row extends SqlRow>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
      return (await target.query<Row>(sql, [...params])).rows as Row[];
    },
    async exec(sql) {
      await target.exec(sql);
    },
  };
}

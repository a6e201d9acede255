import { setTimeout as sleep } from "node:timers/promises";
import { PGlite, type Transaction } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { DurableFiles, durableParameters } from "./durable-files.ts";
import { readOneTable } from "./read-one-table.ts";
import { createSessionQueue } from "./session-queue.ts";
import type { QueuePriority, SqlDatabase, SqlRow, SqlTransaction } from "./sql-database.ts";
import { parseSqlDate } from "./value-parsers.ts";

/** `pg_type` ids whose default parser differs from the one of `pg`; see value-parsers.ts. */
const DATE = 1082;
const INT8 = 20;

/** PostgreSQL makes no checkpoint of its own without its background processes. */
const BYTES_PER_CHECKPOINT = 64 * 1024 * 1024;

export interface PgliteOptions {
  /** The database's folder; in memory when absent. */
  readonly folder?: string;
  /** The result of `PgliteDatabase.dump`; the new database starts as a copy of it. */
  readonly template?: Blob;
  /** False leaves it to the system when a commit reaches the disk; true when absent. */
  readonly waitsForDisk?: boolean;
}

/** An embedded database that can be copied as a whole. Callers wait while one of these runs. */
export interface PgliteDatabase extends SqlDatabase {
  /** The whole database as a tar file, to start others from. */
  dump(compression?: "none" | "gzip"): Promise<Blob>;
  /** Runs `work` while everything is in the folder's files and nothing changes them. */
  atRest(work: () => Promise<void>): Promise<void>;
  /** Closes the database, runs `work`, which may put other files there, and opens what is there. */
  whileClosed(work: () => Promise<void>): Promise<void>;
}

/**
 * Opens PGlite, whose one session is superuser, so every request must `set local role` first. In a
 * folder, a commit is on the disk before anybody is answered who made it or may have seen it.
 */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const { template, ...reopened } = options;
  let engine = await startEngine(options);
  let flush = flusherOf(engine, options);
  let isUnflushed = false;
  const queue = createSessionQueue(async () => {
    await flush();
    isUnflushed = false;
  });

  /**
   * Runs `work`, and starts the engine again if that killed it, as a WebAssembly trap or a panic of
   * PostgreSQL does. What was acknowledged is in the folder.
   */
  async function guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!engine.closed && options.folder !== undefined && !(await isAlive(engine))) {
        engine = await startEngine(reopened);
        const next = flusherOf(engine, reopened);
        flush = isUnflushed ? () => refuseOnce(next) : next;
        process.stderr.write(`The database engine died and was started again: ${String(error)}\n`);
      }
      throw error;
    }
  }

  /** Commits that nobody had flushed were lost with the engine, so they are not acknowledged. */
  async function refuseOnce(next: () => Promise<void>): Promise<void> {
    flush = next;
    isUnflushed = false;
    throw new Error("The database engine died before this was on the disk.");
  }

  function run<T>(work: () => Promise<T>, priority?: QueuePriority): Promise<T> {
    const marked = async () => {
      const result = await work();
      isUnflushed = true;
      return result;
    };
    return queue.run(() => guarded(marked), priority);
  }

  return {
    engine: "pglite",
    query: (sql, params) => run(() => statements(engine).query(sql, params)),
    exec: (sql) => run(() => statements(engine).exec(sql)),
    transaction: (work, priority) =>
      run(() => engine.transaction((tx) => work(statements(tx))), priority),
    check: () => queue.run(() => guarded(() => readOneTable(statements(engine))), "check"),
    dump: (compression = "none") => queue.run(() => engine.dumpDataDir(compression)),
    atRest: (work) =>
      queue.run(async () => {
        await engine.exec("checkpoint");
        await work();
      }),
    whileClosed: (work) =>
      queue.run(async () => {
        await engine.close();
        try {
          await work();
        } finally {
          engine = await startEngine(reopened);
          flush = flusherOf(engine, reopened);
        }
      }),
    close: () => queue.run(async () => (engine.closed ? undefined : engine.close())),
  };
}

const PROBE_MS = 2_000;

async function isAlive(engine: PGlite): Promise<boolean> {
  const silence = new AbortController();
  const tooLate = sleep(PROBE_MS, false, { signal: silence.signal }).catch(() => false);
  const answer = readOneTable(statements(engine)).then(
    () => true,
    () => false,
  );
  const answered = await Promise.race([answer, tooLate]);
  silence.abort();
  return answered;
}

async function startEngine(options: PgliteOptions): Promise<PGlite> {
  const { folder, template, waitsForDisk = true } = options;
  const engine = await PGlite.create({
    ...(folder === undefined || template !== undefined ? fewBuffers() : {}),
    ...(folder === undefined ? {} : waitsForDisk ? durable(folder) : { dataDir: folder }),
    ...(template === undefined ? {} : { loadDataDir: template }),
    relaxedDurability: false,
    extensions: { pgcrypto, pg_trgm, unaccent, fuzzystrmatch },
    parsers: { [DATE]: parseSqlDate, [INT8]: Number },
  });
  await engine.exec("set timezone to 'UTC'; set client_min_messages to warning");
  return engine;
}

/** For databases in memory and for new ones: preparing the usual buffers takes a third of a start. */
function fewBuffers() {
  return { startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"] };
}

function durable(folder: string) {
  return {
    fs: new DurableFiles(folder),
    startParams: durableParameters(PGlite.defaultStartParams),
  };
}

/**
 * Puts all commits on the disk, by an empty record that PostgreSQL is told to flush with everything
 * before it. Now and then it makes the checkpoint that lets the log be reused.
 */
function flusherOf(engine: PGlite, { folder }: PgliteOptions): () => Promise<void> {
  if (folder === undefined) return async () => {};
  let checkpointAt: number | undefined;
  return async () => {
    if (engine.closed) return;
    const { rows } = await engine.query<{ written: number }>(
      `select (pg_current_wal_insert_lsn() - '0/0')::float8 as written,
         case when pg_current_wal_insert_lsn() > pg_current_wal_flush_lsn()
           then pg_logical_emit_message(false, '', '', true) end`,
    );
    const written = rows[0]?.written ?? 0;
    checkpointAt ??= written + BYTES_PER_CHECKPOINT;
    if (written < checkpointAt) return;
    await engine.exec("checkpoint");
    checkpointAt = written + BYTES_PER_CHECKPOINT;
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

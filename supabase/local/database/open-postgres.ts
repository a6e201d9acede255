import pg from "pg";
import { StartUpError } from "../config/start-up-error.ts";
import { readOneTable } from "./read-one-table.ts";
import type { SqlDatabase, SqlRow, SqlTransaction } from "./sql-database.ts";
import { parseSqlDate } from "./value-parsers.ts";

const DATE = 1082;
const INT8 = 20;

/** Together the ten connections that one installation takes. */
const WRITERS = 7;
const READERS = 3;

/**
 * Opens pools on any PostgreSQL 15+ (DATABASE_URL).
 * @throws StartUpError when the server refuses the connection; the message says why.
 */
export async function openPostgres(connectionString: string): Promise<SqlDatabase> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(DATE, parseSqlDate);
  types.setTypeParser(INT8, Number);
  const poolOf = (max: number) => {
    const made = new pg.Pool({
      connectionString,
      types,
      max,
      options: "-c timezone=UTC -c client_min_messages=warning",
    });
    // The pool replaces a connection that dies while idle; without a listener its error would end
    // the process.
    made.on("error", (error) =>
      process.stderr.write(`database connection lost: ${error.message}\n`),
    );
    return made;
  };
  const pool = poolOf(WRITERS);
  // Readers have connections of their own, so that they do not wait behind a burst of pushes.
  const readers = poolOf(READERS);
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw new StartUpError(`DATABASE_URL: the server cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  // This connection is outside the pool, so a check does not wait behind others.
  const checks = new pg.Pool({ connectionString, max: 1, query_timeout: 5_000 });
  checks.on("error", () => undefined);
  return {
    engine: "postgres",
    ...statements(pool),
    transaction: (work, priority) => inTransaction(priority === "read" ? readers : pool, work),
    check: () => readOneTable(statements(checks)),
    close: async () => {
      if (!pool.ending) await Promise.all([pool.end(), readers.end(), checks.end()]);
    },
  };
}

/**
 * A host name with several addresses fails with one error for each address and no message of its
 * own.
 */
function reasonOf(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  return first instanceof Error ? first.message : String(first);
}

function statements(target: pg.Pool | pg.PoolClient): SqlTransaction {
  return {
    async query<Row extends SqlRow>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
      return (await target.query<Row>(sql, [...params])).rows;
    },
    async exec(sql) {
      await target.query(sql);
    },
  };
}

async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: SqlTransaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin");
    const result = await work(statements(client));
    await client.query("commit");
    return result;
  } catch (error) {
    try {
      await client.query("rollback");
    } catch (rollbackError) {
      // The connection is broken: the pool must not hand it out again.
      broken = rollbackError instanceof Error ? rollbackError : new Error(String(rollbackError));
    }
    throw error;
  } finally {
    client.release(broken);
  }
}

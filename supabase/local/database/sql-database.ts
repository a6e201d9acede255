/** One result set: rows as objects, in column order. */
export type SqlRow = Record<string, unknown>;

/** Runs statements inside one transaction; parameters are bound as $1, $2, … and never spliced. */
export interface SqlTransaction {
  query<Row extends SqlRow = SqlRow>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters (migrations). */
  exec(sql: string): Promise<void>;
}

/**
 * Whose turn it is where callers wait for one session: checks come first, and of those who read
 * and those who write one after the other.
 */
export type QueuePriority = "check" | "read" | "write";

/**
 * The engine behind the local backend: PGlite in a folder, or any PostgreSQL through `pg`.
 * Failures are thrown as errors that carry `code` (SQLSTATE), `message`, `detail` and `hint`.
 */
export interface SqlDatabase extends SqlTransaction {
  readonly engine: "pglite" | "postgres";
  /** @param priority "write" when absent. */
  transaction<T>(work: (tx: SqlTransaction) => Promise<T>, priority?: QueuePriority): Promise<T>;
  /** Reads a table, ahead of all who wait. @throws when the database cannot. */
  check(): Promise<void>;
  close(): Promise<void>;
}

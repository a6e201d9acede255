/** One result set: rows as objects, in column order. */
export type SqlRow = Record<string, unknown>;

/** Runs statements inside one transaction; parameters are bound as $1, $2, … and never spliced. */
export interface SqlTransaction {
  query<Row extends SqlRow = SqlRow>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** Several statements at once, without parameters (migrations). */
  exec(sql: string): Promise<void>;
}

/**
 * The engine behind the local backend: PGlite in a folder, or any PostgreSQL through `pg`.
 * Failures are thrown as errors that carry `code` (SQLSTATE), `message`, `detail` and `hint`.
 */
export interface SqlDatabase extends SqlTransaction {
  readonly engine: "pglite" | "postgres";
  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

import { expect } from "vitest";
import type { SqlDatabase } from "../../../supabase/local/database/sql-database.ts";

const WAITING =
  "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";

/**
 * Waits until this many connections wait for a lock. PGlite has one connection, where calls run one
 * after the other, so there is nothing to wait for.
 */
export async function waitForLocks(database: SqlDatabase, count = 1): Promise<void> {
  if (database.engine === "pglite") return;
  await expect.poll(async () => (await database.query(WAITING)).length).toBe(count);
}

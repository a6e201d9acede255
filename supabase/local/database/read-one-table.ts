import type { SqlTransaction } from "./sql-database.ts";

/**
 * A small question that only a living engine answers: one damaged by a crash has been seen to
 * answer others with no rows.
 * @throws when the answer does not come or is not one row.
 */
export async function readOneTable(session: SqlTransaction): Promise<void> {
  const rows = await session.query("select count(*) as applied from local_backend.applied_sql");
  if (rows.length !== 1) throw new Error("the database answers nothing");
}

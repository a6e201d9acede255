import type { SqlTransaction } from "../database/sql-database.ts";

/** Inserts rows of equal shape in one statement; existing rows stay as they are. */
export async function insertRows(
  tx: SqlTransaction,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await tx.query(
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

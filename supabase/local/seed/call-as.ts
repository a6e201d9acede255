import type { SqlDatabase } from "../database/sql-database.ts";
import { DEMO_ACCOUNTS } from "./demo-accounts.ts";

/** Calls a function as one of the demo's people does from a screen; throws when it is refused. */
export async function callAs(
  database: SqlDatabase,
  who: keyof typeof DEMO_ACCOUNTS,
  call: string,
  parameters: readonly unknown[],
): Promise<void> {
  const claims = JSON.stringify({ sub: DEMO_ACCOUNTS[who].id, role: "authenticated" });
  await database.transaction(async (tx) => {
    await tx.query(
      `select set_config('role', 'authenticated', true),
              set_config('request.jwt.claims', $1, true)`,
      [claims],
    );
    const [row] = await tx.query<{ answer: { outcome: string } }>(call, [...parameters]);
    if (row?.answer.outcome !== "applied") throw new Error(`${call}: ${JSON.stringify(row)}`);
  });
}

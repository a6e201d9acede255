import type { SqlDatabase } from "../database/sql-database.ts";

/** The season's lock first, as `continue_recount` takes it. */
const NEXT_PORTION = `
  select private.recount_portion(s.id) as games
  from (select id from public.seasons where games_to_recount > 0 order by id limit 1 for no key update) s`;

/**
 * Counts what a killed server or a closed page left of a changed scoring profile, a portion at a time,
 * so that requests have their turn in between. Call what it answers before the database closes.
 */
export function continueRecounts(database: SqlDatabase): () => Promise<void> {
  let isStopped = false;
  const done = (async () => {
    while (!isStopped && (await database.query(NEXT_PORTION)).length > 0);
  })().catch((error: unknown) => {
    process.stderr.write(`A recount stopped and goes on at the next start: ${String(error)}\n`);
  });
  return async () => {
    isStopped = true;
    await done;
  };
}

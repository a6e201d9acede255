import { readConfig } from "../supabase/local/config/read-config.ts";
import { StartUpError } from "../supabase/local/config/start-up-error.ts";
import type { SqlDatabase } from "../supabase/local/database/sql-database.ts";
import { demoSignIns } from "../supabase/local/seed/demo-accounts.ts";
import { seedLargeLeague } from "../supabase/local/seed/large-league/seed-large-league.ts";
import { loadEnv } from "./load-env.ts";
import { withDatabase } from "./with-database.ts";

/**
 * `npm run seed:large`: fills an empty database with a season of 1,200 games and 5,000 players,
 * to look at every screen with. Reads the same settings as `npm start`; a new one is made without
 * the demo league.
 */
async function main(): Promise<void> {
  loadEnv();
  const config = { ...readConfig(process.env), seed: "none" } as const;
  await withDatabase(config, "", async (database) => {
    await requireEmpty(database);
    const startedAt = Date.now();
    await seedLargeLeague(database, new Date(), (done, of) => {
      if (done % 100 === 0) process.stdout.write(`${done} of ${of} games\n`);
    });
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    const signIns = await demoSignIns(database);
    process.stdout.write(
      `Made in ${seconds} s. Sign-ins:\n${signIns.map((line) => `  ${line}\n`).join("")}`,
    );
  });
}

async function requireEmpty(database: SqlDatabase): Promise<void> {
  const [season] = await database.query("select 1 from public.seasons limit 1");
  if (season === undefined) return;
  throw new StartUpError(
    "There is a season in this database already. Say where there is none, with a DATA_DIR of its " +
      "own or an empty DATABASE_URL.",
  );
}

main().catch((error: unknown) => {
  const text = error instanceof StartUpError ? error.message : String((error as Error).stack);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});

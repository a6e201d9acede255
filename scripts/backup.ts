import { resolve } from "node:path";
import { readConfig } from "../supabase/local/config/read-config.ts";
import { StartUpError } from "../supabase/local/config/start-up-error.ts";
import { backUp } from "../supabase/local/maintenance/back-up.ts";
import { loadEnv } from "./load-env.ts";

/** `npm run backup -- FILE`: the embedded database as one file, while the server runs or not. */
async function main(): Promise<void> {
  loadEnv();
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    throw new StartUpError("Say where to: npm run backup -- league.backup");
  }
  const config = readConfig(process.env);
  if (config.database.kind === "server") {
    throw new StartUpError(
      "DATABASE_URL is set: PostgreSQL brings its own tool, which works while the server runs:\n" +
        '  pg_dump --format=custom --file=league.dump "$DATABASE_URL"',
    );
  }
  const { games, plays, accounts } = await backUp(config.dataDir, resolve(file));
  process.stdout.write(`${file}: ${games} games, ${plays} plays, ${accounts} accounts.\n`);
}

main().catch((error: unknown) => {
  const text = error instanceof StartUpError ? error.message : String((error as Error).stack);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});

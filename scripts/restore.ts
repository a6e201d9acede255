import { resolve } from "node:path";
import { readConfig } from "../supabase/local/config/read-config.ts";
import { StartUpError } from "../supabase/local/config/start-up-error.ts";
import { replacedFolder } from "../supabase/local/database/database-files.ts";
import { restore } from "../supabase/local/maintenance/restore.ts";
import { loadEnv } from "./load-env.ts";

/** `npm run restore -- FILE`: puts a backup in place, while the server runs or not. */
async function main(): Promise<void> {
  loadEnv();
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) {
    throw new StartUpError("Say what: npm run restore -- league.backup");
  }
  const config = readConfig(process.env);
  if (config.database.kind === "server") {
    throw new StartUpError(
      "DATABASE_URL is set: PostgreSQL brings its own tool. Stop the server first:\n" +
        '  pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" league.dump',
    );
  }
  const { games, plays, accounts } = await restore(config.dataDir, resolve(file));
  process.stdout.write(
    `Restored: ${games} games, ${plays} plays, ${accounts} accounts. ` +
      "Phones send by themselves what this backup lacks of theirs.\n" +
      `What was there before is in ${replacedFolder(config.dataDir)} until the next restore.\n`,
  );
}

main().catch((error: unknown) => {
  const text = error instanceof StartUpError ? error.message : String((error as Error).stack);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});

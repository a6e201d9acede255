import { AuthError } from "../supabase/local/auth/auth-error.ts";
import { type MadeAdmin, makeAdmin } from "../supabase/local/auth/make-admin.ts";
import type { BackendConfig } from "../supabase/local/config/backend-config.ts";
import { readConfig } from "../supabase/local/config/read-config.ts";
import { StartUpError } from "../supabase/local/config/start-up-error.ts";
import { FolderInUseError, lockFolder } from "../supabase/local/database/folder-lock.ts";
import { openDatabase } from "../supabase/local/database/open-database.ts";
import type { SqlDatabase } from "../supabase/local/database/sql-database.ts";
import { firstFillOf } from "../supabase/local/seed/first-fill.ts";
import { loadEnv } from "./load-env.ts";

/**
 * `npm run make-admin -- me@club.example`: the first admin of an installation, or one more, by
 * whoever sits at its console. Reads the same settings as `npm start`.
 */
async function main(): Promise<void> {
  loadEnv();
  const [email, ...more] = process.argv.slice(2);
  if (email === undefined || more.length > 0) {
    throw new StartUpError("Say who: npm run make-admin -- me@club.example");
  }
  const config = readConfig(process.env);
  const made = await withDatabase(config, (database) => makeAdmin(database, email));
  process.stdout.write(`${said(made)}\n`);
}

async function withDatabase<T>(
  config: BackendConfig,
  work: (database: SqlDatabase) => Promise<T>,
): Promise<T> {
  const lock = config.database.kind === "folder" ? takeFolder(config.dataDir) : undefined;
  try {
    const database = await openDatabase(config.database, config.dataDir, firstFillOf(config));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}

function takeFolder(dataDir: string): { release(): void } {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new StartUpError(
      `The server is running on ${dataDir}. Stop it (Ctrl+C), run this command again, and start ` +
        "it. Or let an admin do it while it runs: Admin, User Management.",
      { cause: error },
    );
  }
}

function said({ email, outcome, tempPassword }: MadeAdmin): string {
  if (outcome === "already_admin") return `${email} is an admin already.`;
  if (tempPassword === undefined) return `${email} is an admin now.`;
  return [
    `${email} is an admin now, with a new account.`,
    `Temporary password: ${tempPassword}`,
    "It is shown this once and has to be changed at the first sign-in.",
  ].join("\n");
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof StartUpError || error instanceof AuthError;
  const text = error instanceof Error ? (isForPeople ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});

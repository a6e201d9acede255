import type { BackendConfig } from "../supabase/local/config/backend-config.ts";
import { StartUpError } from "../supabase/local/config/start-up-error.ts";
import { FolderInUseError, lockFolder } from "../supabase/local/database/folder-lock.ts";
import { openDatabase } from "../supabase/local/database/open-database.ts";
import { keepPrivate } from "../supabase/local/database/private-folder.ts";
import type { SqlDatabase } from "../supabase/local/database/sql-database.ts";
import { firstFillOf } from "../supabase/local/seed/first-fill.ts";

/**
 * Opens the installation's database for a command, made and filled as `npm start` would, and
 * closes it after `work`. `otherWay` ends the message of a server that runs on the folder.
 * @throws StartUpError when one does.
 */
export async function withDatabase<T>(
  config: BackendConfig,
  otherWay: string,
  work: (database: SqlDatabase) => Promise<T>,
): Promise<T> {
  keepPrivate(config.dataDir);
  const lock = config.database.kind === "folder" ? takeFolder(config.dataDir, otherWay) : undefined;
  try {
    const database = await openDatabase(config, firstFillOf(config));
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  } finally {
    lock?.release();
  }
}

function takeFolder(dataDir: string, otherWay: string): { release(): void } {
  try {
    return lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new StartUpError(
      `The server is running on ${dataDir}. Stop it (Ctrl+C), run this command again, and start ` +
        `it. ${otherWay}`.trimEnd(),
      { cause: error },
    );
  }
}

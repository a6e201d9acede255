import { existsSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { StartUpError } from "../config/start-up-error.ts";
import { copyFolder, databaseFolder } from "../database/database-files.ts";
import { openPglite } from "../database/open-pglite.ts";
import type { SqlDatabase } from "../database/sql-database.ts";
import { syncPath } from "../database/sync-folder.ts";
import { inWorkFolder } from "./work-folder.ts";

/** What a backup holds, for the person who made it. */
export interface BackupContents {
  readonly games: number;
  readonly plays: number;
  readonly accounts: number;
}

/**
 * Writes the embedded database to `file`, whether a server runs on it or not. The server's callers
 * wait for a copy of the folder; the file is made from the copy, after it has opened and its totals
 * agree with its log.
 */
export function backUp(dataDir: string, file: string): Promise<BackupContents> {
  if (!existsSync(databaseFolder(dataDir))) {
    throw new StartUpError(`There is no database in ${dataDir}.`);
  }
  return inWorkFolder(dataDir, async (files) => {
    await files.copy();
    const copy = await openPglite({ folder: copyFolder(dataDir), waitsForDisk: false });
    try {
      const contents = await contentsOf(copy);
      await copy.exec("checkpoint");
      await writeWhole(file, await copy.dump("gzip"));
      return contents;
    } finally {
      await copy.close();
    }
  });
}

/** @throws when totals and log disagree, which no backup should carry on. */
export async function contentsOf(database: SqlDatabase): Promise<BackupContents> {
  const wrong = await database.query("select from verify_totals()");
  if (wrong.length > 0) throw new Error(`${wrong.length} totals differ from the log.`);
  const [row] = await database.query<{ games: number; plays: number; accounts: number }>(
    `select (select count(*) from public.games) as games,
       (select count(*) from public.game_events) as plays,
       (select count(*) from auth.users) as accounts`,
  );
  if (row === undefined) throw new Error("the counts are one row");
  return row;
}

/** A file that is there is complete: it gets its name last. It holds addresses of people. */
async function writeWhole(file: string, content: Blob): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    await writeFile(unfinished, new Uint8Array(await content.arrayBuffer()), { mode: 0o600 });
    await syncPath(unfinished);
    await rename(unfinished, file);
    await syncPath(dirname(file));
  } finally {
    await rm(unfinished, { force: true });
  }
}

import { mkdir, readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { StartUpError } from "../config/start-up-error.ts";
import { maintenanceFolder, restoredFolder } from "../database/database-files.ts";
import { migrate } from "../database/migrate.ts";
import { openPglite } from "../database/open-pglite.ts";
import { closeToOthers } from "../database/private-folder.ts";
import { syncFolder, syncPath } from "../database/sync-folder.ts";
import { type BackupContents, contentsOf } from "./back-up.ts";
import { inWorkFolder } from "./work-folder.ts";

/**
 * Puts the backup in `file` in the place of the embedded database, whether a server runs on it or
 * not. It is opened, migrated, checked and on the disk before anything is replaced, and callers of
 * the server wait only while it changes over.
 * @throws StartUpError when the file is no backup.
 */
export async function restore(dataDir: string, file: string): Promise<BackupContents> {
  const template = await readBackup(file);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  return inWorkFolder(dataDir, async (files) => {
    const unfinished = join(maintenanceFolder(dataDir), "unfinished");
    const database = await openPglite({ folder: unfinished, template, waitsForDisk: false });
    let contents: BackupContents;
    try {
      await migrate(database);
      contents = await contentsOf(database);
    } finally {
      await database.close();
    }
    closeToOthers(unfinished);
    await syncFolder(unfinished);
    await rename(unfinished, restoredFolder(dataDir));
    await syncPath(maintenanceFolder(dataDir));
    await files.replace();
    return contents;
  });
}

/** The tar file in a backup; the checksum says whether it is whole. */
async function readBackup(file: string): Promise<Blob> {
  const packed = await readFile(file).catch((error: Error) => {
    throw new StartUpError(`The backup cannot be read: ${error.message}`, { cause: error });
  });
  try {
    return new Blob([new Uint8Array(await promisify(gunzip)(packed))]);
  } catch (error) {
    throw new StartUpError(`${file} is not a whole backup.`, { cause: error });
  }
}

import { constants, existsSync } from "node:fs";
import { cp, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { PgliteDatabase } from "./open-pglite.ts";
import { closeToOthers } from "./private-folder.ts";
import { syncPath } from "./sync-folder.ts";

/** What backup and restore do with the files of an embedded database, while it is served or not. */
export interface DatabaseFiles {
  /** Copies the database to `copyFolder`, where it opens like after a power cut. */
  copy(): Promise<void>;
  /** Puts the database in `restoredFolder` in the place of this one, which stays beside it. */
  replace(): Promise<void>;
}

export const databaseFolder = (dataDir: string) => join(dataDir, "database");
/** What a restore has replaced; the next restore removes it. */
export const replacedFolder = (dataDir: string) => join(dataDir, "database.before-restore");
/** The folder of the running backup or restore; only one runs at a time. */
export const maintenanceFolder = (dataDir: string) => join(dataDir, "maintenance");
export const copyFolder = (dataDir: string) => join(maintenanceFolder(dataDir), "copy");
/** A restored database that is complete and on the disk. */
export const restoredFolder = (dataDir: string) => join(maintenanceFolder(dataDir), "restored");

/** The files of a database that is served: its callers wait meanwhile, none is refused. */
export function servedFiles(dataDir: string, database: PgliteDatabase): DatabaseFiles {
  const files = closedFiles(dataDir);
  return {
    copy: () => database.atRest(files.copy),
    async replace() {
      await database.whileClosed(files.replace);
      closeToOthers(databaseFolder(dataDir));
    },
  };
}

/** The files of a database that nobody has open. */
export function closedFiles(dataDir: string): DatabaseFiles {
  return {
    async copy() {
      // Where the file system can, a copy shares its blocks with the original and takes no time.
      const mode = constants.COPYFILE_FICLONE;
      await cp(databaseFolder(dataDir), copyFolder(dataDir), { recursive: true, mode });
    },
    async replace() {
      if (!existsSync(restoredFolder(dataDir))) throw new Error("There is nothing to restore.");
      await rm(replacedFolder(dataDir), { recursive: true, force: true });
      const hadOne = existsSync(databaseFolder(dataDir));
      if (hadOne) await rename(databaseFolder(dataDir), replacedFolder(dataDir));
      try {
        await finishReplacing(dataDir);
      } catch (error) {
        if (hadOne) await rename(replacedFolder(dataDir), databaseFolder(dataDir));
        throw error;
      }
    },
  };
}

/** Ends a replacement that was cut off between its two names. */
export async function finishReplacing(dataDir: string): Promise<void> {
  if (existsSync(databaseFolder(dataDir)) || !existsSync(restoredFolder(dataDir))) return;
  await rename(restoredFolder(dataDir), databaseFolder(dataDir));
  await syncPath(dataDir);
  await syncPath(maintenanceFolder(dataDir));
}

import { mkdir, rm } from "node:fs/promises";
import { StartUpError } from "../config/start-up-error.ts";
import { closedFiles, type DatabaseFiles, maintenanceFolder } from "../database/database-files.ts";
import { FolderInUseError, lockFolder } from "../database/folder-lock.ts";
import { askRunningServer } from "./maintenance-socket.ts";

/**
 * Runs `work` in DATA_DIR/maintenance, empty before and after, with the files of the database:
 * the server's while one runs there, else the folder's, which nobody opens meanwhile.
 * @throws StartUpError when another backup or restore runs.
 */
export async function inWorkFolder<T>(
  dataDir: string,
  work: (files: DatabaseFiles) => Promise<T>,
): Promise<T> {
  const folder = maintenanceFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = lockAlone(folder);
  try {
    return await work(filesOf(dataDir));
  } finally {
    lock.release();
    await rm(folder, { recursive: true, force: true });
  }
}

function lockAlone(folder: string) {
  try {
    return lockFolder(folder);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    throw new StartUpError("Another backup or restore is running here. Wait until it is done.", {
      cause: error,
    });
  }
}

function filesOf(dataDir: string): DatabaseFiles {
  const ask = (request: keyof DatabaseFiles) => async () => {
    let lock: { release(): void };
    try {
      lock = lockFolder(dataDir);
    } catch (error) {
      if (!(error instanceof FolderInUseError)) throw error;
      await askRunningServer(dataDir, request);
      return;
    }
    try {
      await closedFiles(dataDir)[request]();
    } finally {
      lock.release();
    }
  };
  return { copy: ask("copy"), replace: ask("replace") };
}

import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { StartUpError } from "../config/start-up-error.ts";

/** Another living process uses the folder. */
export class FolderInUseError extends StartUpError {}

export interface FolderLock {
  release(): void;
}

/**
 * Takes DATA_DIR for this process. PGlite does not lock its folder, and two processes on one
 * folder destroy the database, so the pid in `lock` is asked: a living one refuses, a dead
 * one's lock is taken over.
 * @throws FolderInUseError in words for the person who typed the command; StartUpError when
 *   the folder cannot be written.
 */
export function lockFolder(dataDir: string): FolderLock {
  const path = join(dataDir, "lock");
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartUpError(`DATA_DIR cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryCreate(path)) {
      heldHere.add(path);
      return { release: () => release(path) };
    }
    const holder = readHolder(path);
    if (holder !== undefined && isAlive(holder, path)) {
      throw new FolderInUseError(
        `Another process (pid ${holder}) already uses the folder ${dataDir}. ` +
          "Stop it first, or give this one its own folder with DATA_DIR.",
      );
    }
    removeStale(path, holder);
  }
  throw new FolderInUseError(`The folder ${dataDir} is being taken by other processes.`);
}

/** The pid is in the file before the file has its name: no reader ever sees it empty. */
function tryCreate(path: string): boolean {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${process.pid}\n`);
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  } finally {
    removeIfPresent(own);
  }
}

/** Moves a dead process's lock away, unless a faster process has replaced it meanwhile. */
function removeStale(path: string, deadHolder: number | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readHolder(aside) !== deadHolder) linkSync(aside, path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== "ENOENT" && code !== "EEXIST") throw error;
  }
  removeIfPresent(aside);
}

function readHolder(path: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path, "utf8"), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** This process holds these; a lock with our own pid that is not here is a dead process's. */
const heldHere = new Set<string>();

function isAlive(pid: number, path: string): boolean {
  if (pid === process.pid) return heldHere.has(path);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function release(path: string): void {
  heldHere.delete(path);
  removeIfPresent(path);
}

function removeIfPresent(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
}

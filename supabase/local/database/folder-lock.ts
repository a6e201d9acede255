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
 * Takes DATA_DIR for this process: PGlite does not lock its folder, and two processes would destroy
 * the database. The lock of a dead process is taken over; since pids are reused after a restart,
 * the lock also holds when its process started (on Linux).
 * @throws FolderInUseError for the operator; StartUpError when the folder cannot be written.
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
        `Another process (pid ${holder.pid}) already uses the folder ${dataDir}. ` +
          "Stop it first, or give this one its own folder with DATA_DIR.",
      );
    }
    removeStale(path, holder);
  }
  throw new FolderInUseError(`The folder ${dataDir} is being taken by other processes.`);
}

/** Writes the pid before the file gets its name, so that no reader sees an empty lock. */
function tryCreate(path: string): boolean {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${process.pid}\n${birthOf(process.pid) ?? ""}\n`);
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

/** Moves a dead process's lock away unless another process has replaced it meanwhile. */
function removeStale(path: string, deadHolder: Holder | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readHolder(aside)?.text !== deadHolder?.text) linkSync(aside, path);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== "ENOENT" && code !== "EEXIST") throw error;
  }
  removeIfPresent(aside);
}

interface Holder {
  readonly pid: number;
  /** Empty where the system does not tell when a process started. */
  readonly birth: string;
  readonly text: string;
}

function readHolder(path: string): Holder | undefined {
  try {
    const text = readFileSync(path, "utf8");
    const [first = "", birth = ""] = text.split("\n");
    const pid = Number.parseInt(first, 10);
    return Number.isSafeInteger(pid) && pid > 0 ? { pid, birth, text } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Locks of this process. A lock with our own pid that is not in this set belongs to a dead process.
 */
const heldHere = new Set<string>();

function isAlive({ pid, birth }: Holder, path: string): boolean {
  if (pid === process.pid) return heldHere.has(path);
  const now = birthOf(pid);
  if (birth !== "" && now !== undefined && now !== birth) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Identifies the process beyond its pid: the machine's boot id and the process's start time, which
 * follows the name in /proc/<pid>/stat.
 */
function birthOf(pid: number): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return ticks === undefined ? undefined : `${boot} ${ticks}`;
  } catch {
    // This is not Linux, or there is no such process, so the pid alone decides.
    return undefined;
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

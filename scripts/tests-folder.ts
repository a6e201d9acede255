import { mkdirSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const MEMORY_FOLDER = "/dev/shm";
/** The databases of a step need a quarter of it. */
const ENOUGH_BYTES = 4_000_000_000;
const NAME = /^stat-tracker-tests-(\d+)$/;

/** Makes the folder of this run. A run that was killed could not remove its own, so this one does. */
export function makeTestsFolder(places: readonly string[] = [MEMORY_FOLDER, tmpdir()]): string {
  for (const place of places) removeLeftFolders(place);
  const folder = path.join(temporaryFolder(places), `stat-tracker-tests-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * In memory where a machine lends enough of it, because copying a database onto a disk and flushing
 * it costs as much time as starting its server.
 */
function temporaryFolder([memory = "", disk = memory]: readonly string[]): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > ENOUGH_BYTES ? memory : disk;
  } catch {
    return disk;
  }
}

function removeLeftFolders(place: string): void {
  for (const name of namesIn(place)) {
    const [, pid] = NAME.exec(name) ?? [];
    if (pid === undefined || isAlive(Number(pid))) continue;
    rmSync(path.join(place, name), { recursive: true, force: true, maxRetries: 3 });
  }
}

function namesIn(place: string): readonly string[] {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

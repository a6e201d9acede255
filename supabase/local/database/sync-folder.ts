import { closeSync, fsync, openSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** As many as Node asks the system for at once. */
const AT_ONCE = 4;

/** Flushes a folder, everything below it, and its own name in its parent to the disk. */
export async function syncFolder(folder: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  // The disk takes many flushes in one go that it would take seconds for one by one.
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncPath(path);
  });
  await Promise.all(workers);
  await syncPath(folder);
  await syncPath(dirname(folder));
}

/** Flushes one file, or the names in one folder. */
export async function syncPath(path: string): Promise<void> {
  const file = openSync(path, "r");
  try {
    await new Promise<void>((resolve, reject) => {
      fsync(file, (error) => (error === null ? resolve() : reject(error)));
    });
  } finally {
    closeSync(file);
  }
}

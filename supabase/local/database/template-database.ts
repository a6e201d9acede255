import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "./migrate.ts";
import { hashOfAllSql } from "./migration-files.ts";
import { openPglite } from "./open-pglite.ts";

const CACHE_FOLDER = fileURLToPath(
  new URL("../../../node_modules/.cache/stat-tracker/", import.meta.url),
);

/**
 * A migrated, empty database as a tar file, to start others from. Making one takes seconds,
 * loading one takes half a second, so it is kept beside the dependencies under the hash of all
 * SQL files; a changed file makes a new one.
 */
export async function loadTemplate(): Promise<Blob> {
  const path = join(CACHE_FOLDER, `database-${await hashOfAllSql()}.tar`);
  const cached = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (cached !== undefined) return new Blob([new Uint8Array(cached)]);

  const template = await makeTemplate();
  await keep(path, template);
  return template;
}

async function makeTemplate(): Promise<Blob> {
  const database = await openPglite();
  try {
    await migrate(database);
    return await database.dump();
  } finally {
    await database.close();
  }
}

/** Written beside and renamed: another process never reads half a file. */
async function keep(path: string, template: Blob): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  try {
    await mkdir(CACHE_FOLDER, { recursive: true });
    await writeFile(temporary, new Uint8Array(await template.arrayBuffer()));
    await rename(temporary, path);
  } catch (error) {
    // A read-only installation works without the cache, only its first start is slower.
    process.stderr.write(`The database template was not cached: ${(error as Error).message}\n`);
  }
}

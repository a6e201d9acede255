import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "./migrate.ts";
import { hashOfAllSql } from "./migration-files.ts";
import { openPglite } from "./open-pglite.ts";

const CACHE_FOLDER = fileURLToPath(
  new URL("../../../node_modules/.cache/stat-tracker/", import.meta.url),
);

const UNUSED_AFTER_MS = 60 * 60 * 1_000;
const NAME = /^database-[0-9a-f]+\.tar/;

/** The engine asks a blob for its bytes, and a usual one copies them in pieces for half a second. */
class HeldBytes extends Blob {
  readonly #bytes: ArrayBuffer;

  constructor(bytes: ArrayBuffer) {
    super();
    this.#bytes = bytes;
  }

  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.#bytes);
  }
}

/**
 * A migrated, empty database as a tar file, to start others from: making one takes seconds, loading
 * one half a second. It is cached under the hash of all SQL files; each is 42 MB, so those that
 * nobody has loaded for an hour are removed.
 */
export async function loadTemplate(cacheFolder: string = CACHE_FOLDER): Promise<Blob> {
  const path = join(cacheFolder, `database-${await hashOfAllSql()}.tar`);
  const cached = await readBytes(path);
  if (cached !== undefined) {
    await touch(path);
    await removeUnused(cacheFolder, path);
    return new HeldBytes(cached);
  }

  const template = await makeTemplate();
  await keep(path, template, cacheFolder);
  return template;
}

let held: Promise<Blob> | undefined;

/** The template as this process loaded it first: tests open many databases in memory. */
export function heldTemplate(): Promise<Blob> {
  held ??= loadTemplate();
  return held;
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

/** Writes a temporary file and renames it, so that another process never reads half a file. */
async function keep(path: string, template: Blob, cacheFolder: string): Promise<void> {
  const temporary = `${path}.${process.pid}`;
  try {
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(temporary, new Uint8Array(await template.arrayBuffer()));
    await rename(temporary, path);
    await removeUnused(cacheFolder, path);
  } catch (error) {
    // A read-only installation works without the cache, but starts more slowly.
    process.stderr.write(`The database template was not cached: ${(error as Error).message}\n`);
  }
}

/** Nothing when there is no such file. */
async function readBytes(path: string): Promise<ArrayBuffer | undefined> {
  const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (file === undefined) return undefined;
  const isWhole = file.byteLength === file.buffer.byteLength;
  return isWhole ? file.buffer : new Uint8Array(file).buffer;
}

/** Sets the file's time of change to the time of its last use. */
async function touch(path: string): Promise<void> {
  const now = new Date();
  // A read-only installation cannot change the time.
  await utimes(path, now, now).catch(() => undefined);
}

/** Removes old templates, and half-written ones that a killed process left. */
async function removeUnused(cacheFolder: string, kept: string): Promise<void> {
  const oldest = Date.now() - UNUSED_AFTER_MS;
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name);
    if (!NAME.test(name) || path === kept) continue;
    const changed = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changed !== undefined && changed < oldest) await rm(path, { force: true });
  }
}

import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { BackendConfig } from "../config/backend-config.ts";
import {
  type DatabaseFiles,
  databaseFolder,
  finishReplacing,
  servedFiles,
} from "./database-files.ts";
import { migrate } from "./migrate.ts";
import { openPglite } from "./open-pglite.ts";
import { joinApiRoles, prepareServer } from "./prepare-server.ts";
import { closeToOthers } from "./private-folder.ts";
import type { SqlDatabase } from "./sql-database.ts";
import { syncFolder, syncPath } from "./sync-folder.ts";
import { heldTemplate, loadTemplate } from "./template-database.ts";

export interface OpenDatabase extends SqlDatabase {
  /** Only a database in a folder has files of its own. */
  readonly files?: DatabaseFiles;
}

/** Fills a new database; it must finish before the database is used. */
export type FirstFill = (database: SqlDatabase) => Promise<void>;

/**
 * Opens the configured database migrated, and filled by `firstFill` when it is new.
 * @throws when the server cannot be reached, lacks rights, or a migration fails.
 */
export async function openDatabase(
  {
    database: target,
    dataDir,
    waitsForDisk = true,
  }: Pick<BackendConfig, "database" | "dataDir" | "waitsForDisk">,
  firstFill: FirstFill,
): Promise<OpenDatabase> {
  switch (target.kind) {
    case "memory": {
      const database = await openPglite({ template: await heldTemplate() });
      await firstFill(database);
      return database;
    }
    case "folder":
      return openFolder(dataDir, waitsForDisk, firstFill);
    case "server": {
      // Loaded on demand: the embedded start has two seconds and needs no PostgreSQL client.
      const { openPostgres } = await import("./open-postgres.ts");
      const database = await openPostgres(target.connectionString);
      try {
        await prepareServer(database);
        await migrate(database);
        await joinApiRoles(database);
        await fillServerOnce(database, firstFill);
        return database;
      } catch (error) {
        await database.close();
        throw error;
      }
    }
  }
}

/**
 * A new database is made and filled in another folder and moved into place when it is complete. A
 * first start that is killed half-way then begins anew instead of leaving half a league.
 */
async function openFolder(
  dataDir: string,
  waitsForDisk: boolean,
  firstFill: FirstFill,
): Promise<OpenDatabase> {
  const folder = databaseFolder(dataDir);
  await finishReplacing(dataDir);
  if (!existsSync(folder)) {
    const unfinished = join(dataDir, "database.unfinished");
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(dataDir, { recursive: true });
    // An unfinished folder is thrown away, so its commits need not be flushed.
    const fresh = await openPglite({
      folder: unfinished,
      template: await loadTemplate(),
      waitsForDisk: false,
    });
    try {
      await firstFill(fresh);
    } finally {
      await fresh.close();
    }
    await syncFolder(unfinished);
    await rename(unfinished, folder);
    await syncPath(dataDir);
  }
  const database = await openPglite({ folder, waitsForDisk });
  // PostgreSQL does not flush the names of the files that a migration makes.
  if ((await migrate(database)).length > 0) await syncFolder(folder);
  // The engine gives the files of its template, and a few that it makes while it opens, modes of its
  // own, whatever this process's mask says.
  closeToOthers(folder);
  return { ...database, files: servedFiles(dataDir, database) };
}

async function fillServerOnce(database: SqlDatabase, firstFill: FirstFill): Promise<void> {
  const marks = await database.query(
    "select from local_backend.applied_sql where name = 'first fill'",
  );
  if (marks.length > 0) return;
  await firstFill(database);
  await database.query(
    "insert into local_backend.applied_sql (name, sha256) values ('first fill', '') on conflict do nothing",
  );
}

import { StartUpError } from "../config/start-up-error.ts";
import { readMigrationFiles, readPlatformFiles, type SqlFile } from "./migration-files.ts";
import type { SqlDatabase } from "./sql-database.ts";

const JOURNAL = `
  create schema if not exists local_backend;
  create table if not exists local_backend.applied_sql (
    name text primary key,
    sha256 text not null,
    applied_at timestamptz not null default now()
  )`;

/**
 * Brings a database up to date: first the platform files that changed, which are idempotent, then
 * every new migration in its own transaction.
 * @returns the names that were applied now; empty when nothing was to do.
 * @throws when an applied migration has changed, because the database would differ from the files.
 */
export async function migrate(database: SqlDatabase): Promise<string[]> {
  await database.exec(JOURNAL);
  const applied = new Map<string, string>();
  for (const row of await database.query<{ name: string; sha256: string }>(
    "select name, sha256 from local_backend.applied_sql",
  )) {
    applied.set(row.name, row.sha256);
  }

  const done: string[] = [];
  for (const file of await readPlatformFiles()) {
    if (applied.get(file.name) === file.sha256) continue;
    await apply(database, file);
    done.push(file.name);
  }
  for (const file of await readMigrationFiles()) {
    const known = applied.get(file.name);
    if (known === file.sha256) continue;
    if (known !== undefined) {
      throw new StartUpError(
        `The migration ${file.name} was changed after this database had applied it. ` +
          "Add a new migration instead, or start with an empty DATA_DIR.",
      );
    }
    await apply(database, file);
    done.push(file.name);
  }
  return done;
}

async function apply(database: SqlDatabase, file: SqlFile): Promise<void> {
  try {
    await database.transaction(async (tx) => {
      await tx.exec(file.sql);
      await tx.query(
        `insert into local_backend.applied_sql (name, sha256) values ($1, $2)
         on conflict (name) do update set sha256 = excluded.sha256, applied_at = now()`,
        [file.name, file.sha256],
      );
    });
  } catch (error) {
    throw new Error(`${file.name} failed: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export interface SqlFile {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

const PLATFORM_FOLDER = new URL("../sql/", import.meta.url);
const MIGRATIONS_FOLDER = new URL("../../migrations/", import.meta.url);

/** What a hosted project has before the first migration: roles, auth schema, auth server. */
const PLATFORM_FILES = ["platform.sql", "auth-server.sql"];

/** The platform files, in order. They may run again and again. */
export function readPlatformFiles(): Promise<SqlFile[]> {
  return Promise.all(PLATFORM_FILES.map((name) => readSqlFile(PLATFORM_FOLDER, name)));
}

/** supabase/migrations/*.sql in the order of their names, as the Supabase CLI applies them. */
export async function readMigrationFiles(): Promise<SqlFile[]> {
  const names = await readdir(fileURLToPath(MIGRATIONS_FOLDER));
  const sqlNames = names.filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(sqlNames.map((name) => readSqlFile(MIGRATIONS_FOLDER, name)));
}

/** One fingerprint of everything that decides what a fresh database looks like. */
export async function hashOfAllSql(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [...(await readPlatformFiles()), ...(await readMigrationFiles())]) {
    hash.update(`${file.name}\0${file.sha256}\0`);
  }
  return hash.digest("hex").slice(0, 16);
}

async function readSqlFile(folder: URL, name: string): Promise<SqlFile> {
  const sql = await readFile(new URL(name, folder), "utf8");
  return { name, sql, sha256: createHash("sha256").update(sql).digest("hex") };
}

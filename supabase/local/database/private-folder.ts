import { chmodSync, existsSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StartUpError } from "../config/start-up-error.ts";

/** What the server keeps in DATA_DIR. A person may keep other things there, which stay as they are. */
const OWN = [
  "database",
  "database.unfinished",
  "database.before-restore",
  "maintenance",
  "maintenance.sock",
  "mailbox",
  "secrets.json",
  "lock",
];

const FOR_OTHERS = 0o077;

/**
 * Keeps DATA_DIR for its owner: folders 0700, files 0600, those of this process to come and those
 * of an earlier version. It holds keys, mails with sign-in links, and every address.
 * @throws StartUpError when the folder belongs to somebody else.
 */
export function keepPrivate(dataDir: string): void {
  process.umask(FOR_OTHERS);
  if (!existsSync(dataDir) || (lstatSync(dataDir).mode & FOR_OTHERS) === 0) return;
  try {
    for (const name of OWN) closeToOthers(join(dataDir, name));
    chmodSync(dataDir, 0o700);
  } catch (error) {
    throw new StartUpError(
      `DATA_DIR cannot be closed to other users of this machine: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** Closes a file, or a folder with all in it. */
export function closeToOthers(path: string): void {
  const known = lstatSync(path, { throwIfNoEntry: false });
  if (known === undefined || known.isSymbolicLink()) return;
  chmodSync(path, known.isDirectory() ? 0o700 : 0o600);
  if (!known.isDirectory()) return;
  for (const name of readdirSync(path)) closeToOthers(join(path, name));
}

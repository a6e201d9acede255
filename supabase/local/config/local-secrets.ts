import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { syncPath } from "../database/sync-folder.ts";
import { StartUpError } from "./start-up-error.ts";

export interface LocalSecrets {
  /** HS256 key of the access tokens. */
  readonly jwtSecret: string;
  /** The service key of this installation. */
  readonly secretKey: string;
}

/** Makes fresh keys, for a backend that keeps nothing. */
export function newSecrets(): LocalSecrets {
  return {
    jwtSecret: randomBytes(48).toString("base64url"),
    secretKey: `sb_secret_${randomBytes(24).toString("base64url")}`,
  };
}

/**
 * Reads DATA_DIR/secrets.json or makes it, readable by its owner only. The keys must outlive a
 * restart, which would otherwise sign every phone out.
 * @throws when the file does not hold what was written.
 */
export async function loadSecrets(dataDir: string): Promise<LocalSecrets> {
  const path = join(dataDir, "secrets.json");
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text !== undefined) return parseSecrets(text, path);

  const secrets = newSecrets();
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${path}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  await syncPath(`${path}.new`);
  await rename(`${path}.new`, path);
  await syncPath(dataDir);
  return secrets;
}

function parseSecrets(text: string, path: string): LocalSecrets {
  try {
    const value = JSON.parse(text) as Partial<LocalSecrets>;
    if (typeof value.jwtSecret === "string" && typeof value.secretKey === "string") {
      return { jwtSecret: value.jwtSecret, secretKey: value.secretKey };
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new StartUpError(
    `${path} is damaged. Restore it, or delete it: everyone must then sign in again.`,
  );
}

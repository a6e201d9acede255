import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter } from "node:path";

const DEBIAN_FOLDER = "/usr/lib/postgresql";
const OLDEST = 15;

/**
 * The folder with initdb and pg_ctl of PostgreSQL 15 (else a newer one): Debian's folders, then
 * the PATH; where none is found and this user is root, the Debian package is installed.
 * @throws with the reason and what to do.
 */
export function findPostgres(): string {
  const found = installedFolder() ?? folderOnPath();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0) {
    throw new Error(
      "The SQL tests need PostgreSQL 15 or newer, and none was found in /usr/lib/postgresql or on " +
        "the PATH. Install the package postgresql-15 (this user may not), " +
        "or run them on PGlite alone with TEST_ENGINES=pglite.",
    );
  }
  installPackage();
  const installed = installedFolder();
  if (installed === undefined) {
    throw new Error(`A package was installed, but ${DEBIAN_FOLDER} holds no PostgreSQL 15+.`);
  }
  return installed;
}

function installedFolder(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const [best] = readdirSync(DEBIAN_FOLDER)
    .map(Number)
    .filter((version) => version >= OLDEST && existsSync(`${DEBIAN_FOLDER}/${version}/bin/initdb`))
    .sort((a, b) => a - b);
  return best === undefined ? undefined : `${DEBIAN_FOLDER}/${best}/bin`;
}

/** The folder that pg_config names, else the first on the PATH with an initdb in it. */
function folderOnPath(): string | undefined {
  const answer = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" });
  const named = answer.status === 0 ? [answer.stdout.trim()] : [];
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder !== "");
  return [...named, ...path].find(isFit);
}

function isFit(folder: string): boolean {
  if (!existsSync(`${folder}/initdb`) || !existsSync(`${folder}/pg_ctl`)) return false;
  const version = spawnSync(`${folder}/postgres`, ["--version"], { encoding: "utf8" }).stdout;
  return Number(/(\d+)/.exec(version ?? "")?.[1]) >= OLDEST;
}

/** PostgreSQL 15 where the distribution has it, else its own newer one. */
function installPackage(): void {
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...args: string[]) =>
    execFileSync("apt-get", args, { env: environment, stdio: ["ignore", "ignore", "pipe"] });
  const install = (name: string) => run("install", "-y", "-q", "--no-install-recommends", name);
  try {
    run("update", "-q");
    try {
      install("postgresql-15");
    } catch {
      install("postgresql");
    }
  } catch (error) {
    throw new Error(
      "The SQL tests need PostgreSQL 15 and its Debian package could not be installed: " +
        `${(error as Error).message}. TEST_ENGINES=pglite runs them on PGlite alone.`,
      { cause: error },
    );
  }
}

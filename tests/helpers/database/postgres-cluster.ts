import { execFileSync, type StdioOptions } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../../../supabase/local/database/migrate.ts";
import { openPostgres } from "../../../supabase/local/database/open-postgres.ts";
import { prepareServer } from "../../../supabase/local/database/prepare-server.ts";
import { freePort } from "../free-port.ts";
import { findPostgres } from "./postgres-binaries.ts";

/** A migrated database that tests copy; its owner is no superuser. */
export const TEMPLATE_DATABASE = "stat_tracker_template";
/** The thrown error contains what the failed command printed. */
const SAY_ERRORS: StdioOptions = ["ignore", "ignore", "pipe"];
const OWNER = "stat_tracker_owner";

export interface PostgresCluster {
  /** Connects as the owner of the schema; the database name is missing at its end. */
  readonly ownerUrl: string;
  stop(): void;
}

/**
 * Starts a PostgreSQL in a temporary folder on a free loopback port, as a user that is not
 * root, and migrates a template database in it. The owner has BYPASSRLS and nothing more, as
 * on a hosted project: PGlite's superuser would hide what forced row-level security does to
 * definer functions.
 */
export async function startCluster(): Promise<PostgresCluster> {
  const binaries = findPostgres();
  const folder = mkdtempSync(join(tmpdir(), "stat-tracker-postgres-"));
  const run = runner(folder);
  const data = join(folder, "data");
  const port = await freePort();
  run(`${binaries}/initdb`, "-D", data, "-U", "superuser", "-A", "trust", "-E", "UTF8", "-N");
  const settings =
    `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} ` +
    "-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c max_connections=80";
  run(`${binaries}/pg_ctl`, "-D", data, "-l", join(folder, "log"), "-w", "-o", settings, "start");
  const stop = () => {
    run(`${binaries}/pg_ctl`, "-D", data, "-m", "immediate", "stop");
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await prepare(`postgres://superuser@127.0.0.1:${port}/postgres`);
    const ownerUrl = `postgres://${OWNER}@127.0.0.1:${port}/`;
    const template = await openPostgres(ownerUrl + TEMPLATE_DATABASE);
    await prepareServer(template);
    await migrate(template);
    await template.close();
    return { ownerUrl, stop };
  } catch (error) {
    stop();
    throw error;
  }
}

/** What a hosted project's superuser has done before the owner connects. */
async function prepare(superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  try {
    await client.query(`
      create role ${OWNER} login createdb createrole bypassrls nosuperuser;
      create role anon nologin noinherit;
      create role authenticated nologin noinherit;
      create role service_role nologin noinherit bypassrls;
      grant anon, authenticated, service_role to ${OWNER};`);
    await client.query(`create database ${TEMPLATE_DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}

/** PostgreSQL refuses to run as root, so root runs it as the user postgres, else as nobody. */
function runner(folder: string): (command: string, ...args: string[]) => void {
  if (process.getuid?.() !== 0) {
    return (command, ...args) => {
      execFileSync(command, args, { stdio: SAY_ERRORS });
    };
  }
  const user = userExists("postgres") ? "postgres" : "nobody";
  execFileSync("chown", [user, folder]);
  chmodSync(folder, 0o700);
  return (command, ...args) => {
    execFileSync("runuser", ["-u", user, "--", command, ...args], {
      stdio: SAY_ERRORS,
      cwd: "/tmp",
    });
  };
}

function userExists(name: string): boolean {
  try {
    execFileSync("id", [name], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { openPglite } from "../../supabase/local/database/open-pglite.ts";
import { type SpawnedBackend, spawnBackend } from "../helpers/backend/spawn-backend.ts";
import { createTestClient } from "../helpers/backend/supabase-client.ts";
import { freePort } from "../helpers/free-port.ts";
import { SEEDED_FOLDER } from "./seeded-folder.ts";

const SECRET_KEY = "sb_secret_of_the_browser_tests";

/** The real product as one process, on a demo league of its own. */
export interface E2eServer {
  readonly url: string;
  /** Reads and arranges as the service, beside all rights. */
  readonly service: SupabaseClient;
  /** Stops the process; the database keeps everything. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it again on the same address. */
  start(): Promise<void>;
  /** Changes the running database beside all rights, whatever that takes. */
  arrange(sql: string, parameters: readonly unknown[]): Promise<void>;
  /** Stops it for good and removes its folder. */
  dispose(): Promise<void>;
}

export interface ServerOptions {
  /** The address that people use; the test itself stays on this machine's. */
  readonly siteUrl?: string;
  /** Mails go there instead of to the mailbox. */
  readonly smtpUrl?: string;
  /** "none": a database without a season and without accounts; else the demo league. */
  readonly seed?: "demo" | "none";
}

export async function startServer(options: ServerOptions = {}): Promise<E2eServer> {
  const { siteUrl, smtpUrl, seed = "demo" } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), "stat-tracker-e2e-"));
  if (seed === "demo") await cp(SEEDED_FOLDER, dataDir, { recursive: true });
  // It names the address that people use, so that its own must be known before.
  const wished = siteUrl === undefined ? 0 : await freePort();
  let running: SpawnedBackend | null = await spawn(wished);
  const port = wished === 0 ? Number(new URL(running.url).port) : wished;
  const url = `http://127.0.0.1:${port}`;

  function spawn(onPort: number): Promise<SpawnedBackend> {
    return spawnBackend({
      dataDir,
      port: onPort,
      seed,
      isWithClient: true,
      env: {
        SECRET_KEY,
        ...(siteUrl === undefined ? {} : { SITE_URL: siteUrl }),
        ...(smtpUrl === undefined ? {} : { SMTP_URL: smtpUrl }),
      },
    });
  }

  async function stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    await running?.kill(signal);
    running = null;
  }

  return {
    url,
    service: createTestClient(url, SECRET_KEY),
    stop,
    async start() {
      running ??= await spawn(port);
    },
    async arrange(sql, parameters) {
      await stop();
      const database = await openPglite({ folder: path.join(dataDir, "database") });
      await database.query(sql, [...parameters]);
      await database.close();
      running ??= await spawn(port);
    },
    async dispose() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { Fault } from "../../../supabase/local/provider-simulator/faults.ts";
import { startTestBackend, type TestBackend } from "../../helpers/backend/start-test-backend.ts";
import { createTestClient } from "../../helpers/backend/supabase-client.ts";
import { copyFolder } from "./copy-folder.ts";
import { seededFolder } from "./seeded-folder.ts";

/** The client that global-setup.ts has built. */
export const BUILD = fileURLToPath(new URL("../../../dist", import.meta.url));

/**
 * `LATE_ANSWERS_MS=500 npm run test:e2e` runs the tests on a server that is slow for browsers, but
 * faster than the two seconds after which leaving a game gives up (D32).
 */
const lateByMs = Number(process.env.LATE_ANSWERS_MS ?? 0);

/** The real product on a demo league of its own. */
export interface E2eServer {
  readonly url: string;
  /** Where its database lies. */
  readonly dataDir: string;
  /** Reads and arranges data with the service key, which passes all rights. */
  readonly service: SupabaseClient;
  /** Stops it; the database keeps everything. */
  stop(): Promise<void>;
  /** Starts it again on the same address. */
  start(): Promise<void>;
  /** Runs SQL on the running database as its owner. */
  arrange(sql: string, parameters: readonly unknown[]): Promise<void>;
  /** Sets the date of the simulated league provider and what goes wrong; `{}` takes both back. */
  orderProvider(order: {
    readonly today?: string;
    readonly faults?: readonly Fault[];
  }): Promise<void>;
  /** Stops it for good and removes its folder. */
  dispose(): Promise<void>;
}

export interface ServerOptions {
  /** The public address in mails and links; the test itself uses this machine's. */
  readonly siteUrl?: string;
  /** Mails go there instead of to the mailbox. */
  readonly smtpUrl?: string;
  /** "none": a database without a season and without accounts; else the demo league. */
  readonly seed?: "demo" | "none";
  /** The built client, unless a test serves a changed copy of it. */
  readonly staticDir?: string;
}

/**
 * Runs in the test's process: starting a separate process with its database took longer than most
 * tests. tests/processes tests how `npm start` behaves as a process, also when it is killed.
 */
export async function startServer(options: ServerOptions = {}): Promise<E2eServer> {
  const { seed = "demo", staticDir = BUILD, ...addresses } = options;
  const dataDir = await mkdtemp(path.join(tmpdir(), "stat-tracker-e2e-"));
  if (seed === "demo") copyFolder(seededFolder(), dataDir);
  const first = await startTestBackend({ dataDir, seed, staticDir, lateByMs, ...addresses });
  const { url, secretKey } = first;
  let running: TestBackend | null = first;

  async function stop(): Promise<void> {
    await running?.stop();
    running = null;
  }

  return {
    url,
    dataDir,
    service: createTestClient(url, secretKey),
    stop,
    async start() {
      const port = Number(new URL(url).port);
      running ??= await startTestBackend({
        dataDir,
        seed,
        staticDir,
        lateByMs,
        ...addresses,
        port,
      });
    },
    async arrange(sql, parameters) {
      if (running === null) throw new Error("a stopped server cannot be arranged");
      await running.database.query(sql, [...parameters]);
    },
    async orderProvider(order) {
      const answer = await fetch(`${url}/dev/provider/control`, {
        method: "POST",
        headers: { apikey: secretKey },
        body: JSON.stringify(order),
      });
      if (!answer.ok) throw new Error(`the simulated provider answered ${answer.status}`);
    },
    async dispose() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

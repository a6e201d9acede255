import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { type SpawnedBackend, spawnBackend } from "../helpers/backend/spawn-backend.ts";
import { createTestClient } from "../helpers/backend/supabase-client.ts";
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
  /** Stops it for good and removes its folder. */
  dispose(): Promise<void>;
}

export async function startServer(): Promise<E2eServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "stat-tracker-e2e-"));
  await cp(SEEDED_FOLDER, dataDir, { recursive: true });
  let running: SpawnedBackend | null = await spawn(0);
  const { url } = running;
  const port = Number(new URL(url).port);

  function spawn(onPort: number): Promise<SpawnedBackend> {
    return spawnBackend({
      dataDir,
      port: onPort,
      seed: "demo",
      isWithClient: true,
      env: { SECRET_KEY },
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
    async dispose() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

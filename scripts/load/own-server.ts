import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PUBLISHABLE_KEY } from "../../supabase/local/config/backend-config.ts";
import { readConfig } from "../../supabase/local/config/read-config.ts";
import { openDatabase } from "../../supabase/local/database/open-database.ts";
import { firstFillOf } from "../../supabase/local/seed/first-fill.ts";
import { spawnBackend } from "../../tests/helpers/backend/spawn-backend.ts";
import { createGame } from "../../tests/helpers/database/league.ts";
import type { LoadApi } from "./api.ts";

export interface LoadedServer {
  readonly api: LoadApi;
  /** Megabytes that the server's process holds now. */
  readonly memory: () => number;
  /** Seconds of processor that its process has used so far; of an embedded database all of them. */
  readonly processor: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * A server of its own with an untouched game for each phone, in a temporary folder or in the empty
 * database of DATABASE_URL.
 */
export async function startOwnServer(games: number): Promise<LoadedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "stat-tracker-load-"));
  const config = { ...readConfig(process.env), dataDir, seed: "none" } as const;
  const database = await openDatabase(config, firstFillOf(config));
  for (let n = 0; n < games; n += 1) await createGame(database);
  await database.exec("analyze");
  await database.close();
  const server = await spawnBackend({ dataDir, seed: "none", isWithClient: true });
  const { secretKey } = JSON.parse(await readFile(join(dataDir, "secrets.json"), "utf8")) as {
    secretKey: string;
  };
  return {
    api: { url: server.url, key: PUBLISHABLE_KEY, secretKey },
    memory: () => Math.round(Number.parseInt(tell("rss=", server.child.pid), 10) / 1_024),
    processor: () => Number.parseInt(tell("cputimes=", server.child.pid), 10),
    async stop() {
      await server.kill("SIGTERM");
      await rm(dataDir, { recursive: true });
    },
  };
}

function tell(column: string, pid: number | undefined): string {
  return spawnSync("ps", ["-o", column, "-p", String(pid)], { encoding: "utf8" }).stdout;
}

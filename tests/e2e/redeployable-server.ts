import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { startTestBackend, type TestBackend } from "../helpers/backend/start-test-backend.ts";
import { createTestClient } from "../helpers/backend/supabase-client.ts";
import { SEEDED_FOLDER } from "./seeded-folder.ts";
import type { E2eServer } from "./server.ts";

const BUILD = fileURLToPath(new URL("../../dist", import.meta.url));

/** The real backend in this process, serving a copy of the build that a test may replace. */
export interface RedeployableServer extends E2eServer {
  /**
   * Puts version 2 in place of version 1, as a deployment does: every chunk under a new name,
   * the old ones gone. Its page says `<html data-version="2">`.
   */
  deployVersion2(): Promise<void>;
  /** Loses a chunk, by the beginning of its name, from the served version. */
  loseChunk(beginning: string): Promise<void>;
}

export async function startRedeployableServer(): Promise<RedeployableServer> {
  const folder = await mkdtemp(path.join(tmpdir(), "stat-tracker-e2e-"));
  const dataDir = path.join(folder, "data");
  const staticDir = path.join(folder, "dist");
  const assets = path.join(staticDir, "assets");
  await cp(SEEDED_FOLDER, dataDir, { recursive: true });
  await cp(BUILD, staticDir, { recursive: true });
  const first = await startTestBackend({ dataDir, staticDir });
  let running: TestBackend | null = first;

  async function stop(): Promise<void> {
    await running?.stop();
    running = null;
  }

  return {
    url: first.url,
    service: createTestClient(first.url, first.secretKey),
    stop,
    async start() {
      const port = Number(new URL(first.url).port);
      running ??= await startTestBackend({ dataDir, staticDir, port });
    },
    async arrange(sql, parameters) {
      await running?.database.query(sql, [...parameters]);
    },
    async dispose() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
    async deployVersion2() {
      const names = await readdir(assets);
      for (const name of names)
        await rename(path.join(assets, name), path.join(assets, `2-${name}`));
      // No name is the end of another, so that each is found whole.
      const anyName = new RegExp(
        `(?<![\\w.-])(${names.map((name) => name.replaceAll(".", "\\.")).join("|")})`,
        "g",
      );
      const changed = [
        "index.html",
        "sw.js",
        ...names.map((name) => path.join("assets", `2-${name}`)),
      ];
      for (const file of changed.filter((name) => /\.(html|js|css)$/.test(name))) {
        const text = await readFile(path.join(staticDir, file), "utf8");
        const renamed = text
          .replace(anyName, "2-$1")
          .replace("<html ", '<html data-version="2" ')
          .replace(/"revision":"\w+","url":"index.html"/, '"revision":"2","url":"index.html"');
        await writeFile(path.join(staticDir, file), renamed);
      }
    },
    async loseChunk(beginning) {
      for (const name of await readdir(assets)) {
        if (name.startsWith(beginning)) await rm(path.join(assets, name));
      }
    },
  };
}

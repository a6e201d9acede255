import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildClientIfChanged } from "../../../scripts/build-client.ts";
import { spawnBackend } from "../../helpers/backend/spawn-backend.ts";
import { SEEDED_FOLDER_VARIABLE } from "./seeded-folder.ts";

/**
 * Once per run: the built app, and a demo league as of today that every test gets a copy of. Each
 * run has a folder of its own, so that two runs on one machine do not remove each other's.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildClientIfChanged();
  const folder = await mkdtemp(path.join(tmpdir(), "stat-tracker-e2e-seeded-"));
  const seeding = await spawnBackend({ dataDir: folder, seed: "demo" });
  await seeding.kill("SIGTERM");
  // Preparing the usual 128 MB takes a third of a server's start, and the demo league has 20.
  await appendFile(path.join(folder, "database", "postgresql.conf"), "shared_buffers = 16MB\n");
  process.env[SEEDED_FOLDER_VARIABLE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

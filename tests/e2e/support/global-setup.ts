import { rm } from "node:fs/promises";
import { buildClientIfChanged } from "../../../scripts/build-client.ts";
import { spawnBackend } from "../../helpers/backend/spawn-backend.ts";
import { SEEDED_FOLDER } from "./seeded-folder.ts";

/** Once per run: the built app, and a demo league as of today that every test gets a copy of. */
export default async function globalSetup(): Promise<void> {
  await buildClientIfChanged();
  await rm(SEEDED_FOLDER, { recursive: true, force: true });
  const seeding = await spawnBackend({ dataDir: SEEDED_FOLDER, seed: "demo" });
  await seeding.kill("SIGTERM");
}

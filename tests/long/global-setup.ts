import { spawnSync } from "node:child_process";
import { rm } from "node:fs/promises";
import { buildClientIfChanged } from "../../scripts/build-client.ts";
import { GIVEN_FOLDER, LARGE_FOLDER } from "./large-folder.ts";

/** Once per run: the built app, and the league that `npm run seed:large` makes. */
export default async function globalSetup(): Promise<void> {
  await buildClientIfChanged();
  if (GIVEN_FOLDER !== undefined) return;
  await rm(LARGE_FOLDER, { recursive: true, force: true });
  const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/large-league.ts"], {
    stdio: "inherit",
    env: { ...process.env, DATA_DIR: LARGE_FOLDER, DATABASE_URL: "" },
  });
  if (status !== 0) throw new Error(`The large league could not be made (${status}).`);
}

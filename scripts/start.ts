import { fileURLToPath } from "node:url";
import { hasAdmin } from "../supabase/local/auth/make-admin.ts";
import { startBackend } from "../supabase/local/backend.ts";
import type { BackendConfig } from "../supabase/local/config/backend-config.ts";
import { readConfig } from "../supabase/local/config/read-config.ts";
import { StartUpError } from "../supabase/local/config/start-up-error.ts";
import { demoSignIns } from "../supabase/local/seed/demo-accounts.ts";
import { buildClientIfChanged } from "./build-client.ts";
import { loadEnv } from "./load-env.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

/**
 * `npm start`: builds the client when its sources changed, then serves app and API on one
 * origin. `--api-only` serves the API alone.
 */
async function main(): Promise<void> {
  loadEnv();
  const config = readConfig(process.env);
  const isApiOnly = process.argv.includes("--api-only");
  if (!isApiOnly) await buildClientIfChanged();
  const staticDir = fileURLToPath(new URL("../dist", import.meta.url));
  const backend = await startBackend(isApiOnly ? config : { ...config, staticDir });
  const end = stopOnSignals(() => backend.stop());
  if (process.env.npm_lifecycle_event !== undefined) onceOrphaned(end);
  process.stdout.write(`ready ${config.siteUrl ?? backend.url}\n`);
  const signIns = await demoSignIns(backend.database);
  if (signIns.length > 0) {
    process.stdout.write(`Demo sign-ins:\n${signIns.map((line) => `  ${line}\n`).join("")}`);
  }
  if (!(await hasAdmin(backend.database))) process.stdout.write(firstSteps(config));
  if (!backend.hasMailDelivery) process.stdout.write(WITHOUT_MAIL);
}

const WITHOUT_MAIL =
  "No mail leaves this server, so nobody can confirm an address: set SMTP_URL. Until then admins " +
  "are invited with a temporary password.\n";

/** What an empty installation lacks (D11). */
function firstSteps({ database }: BackendConfig): string {
  const stop =
    database.kind === "server" ? "In another terminal run" : "Stop this (Ctrl+C) and run";
  return `There is no admin yet. ${stop}:\n  npm run make-admin -- you@your-club.example\n`;
}

/** `kill -9` of npm reaches npm alone: its server would keep the port and the folder. */
function onceOrphaned(end: () => void): void {
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && end(), 1_000).unref();
}

main().catch((error: unknown) => {
  const isForPeople = error instanceof StartUpError;
  const text = error instanceof Error ? (isForPeople ? error.message : error.stack) : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});

import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEFAULT_APP_NAME } from "../supabase/local/config/backend-config.ts";
import { readConfig } from "../supabase/local/config/read-config.ts";
import { hostingFiles } from "./hosting/hosting-files.ts";
import { loadEnv } from "./load-env.ts";

/** What the project carries until somebody names their own. */
const EXAMPLE_ORIGIN = "https://your-project.supabase.co";

/**
 * `npm run hosting`: writes vercel.json and the mail templates for the project that
 * VITE_SUPABASE_URL and VITE_APP_NAME name, here or into the folder given.
 */
loadEnv();
const config = readConfig(process.env);
const folder = process.argv[2] ?? fileURLToPath(new URL("..", import.meta.url));
const files = hostingFiles({
  backendOrigin: config.clientBackendOrigin ?? EXAMPLE_ORIGIN,
  appName: config.appName ?? DEFAULT_APP_NAME,
});
for (const [path, text] of files) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
  process.stdout.write(`${path}\n`);
}

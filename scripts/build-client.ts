import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** What decides the built client; the headers stand in index.html as a fingerprint. */
const SOURCES = [
  "index.html",
  "package.json",
  "package-lock.json",
  "public",
  "scripts/build",
  "src",
  "supabase/local/http/page-headers-hash.ts",
  "supabase/local/http/security-headers.ts",
  "sw",
  "tsconfig.base.json",
  "vite.config.ts",
  "vite.widget.config.ts",
  "widget",
];

/** Lies inside the build, which empties its folder first: another build removes it. */
const FINGERPRINT_FILE = join(ROOT, "dist", ".sources");

/** Builds dist/ unless it was built from exactly these sources and settings. */
export async function buildClientIfChanged(): Promise<void> {
  const fingerprint = await fingerprintOfSources();
  const built = await readFile(FINGERPRINT_FILE, "utf8").catch(orUndefinedIfMissing);
  if (built === fingerprint) return;
  process.stdout.write("Building the app …\n");
  // The app's build empties the folder first, so the widget is built into it afterwards.
  for (const config of ["vite.config.ts", "vite.widget.config.ts"]) await runVite(config);
  await writeFile(FINGERPRINT_FILE, fingerprint);
}

async function fingerprintOfSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) await addTo(hash, source);
  for (const [name, value] of Object.entries(process.env).sort()) {
    if (name.startsWith("VITE_")) hash.update(`${name}=${value}\0`);
  }
  return hash.digest("hex");
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const entries = await readdir(join(ROOT, path), { withFileTypes: true }).catch(
    orUndefinedIfMissing,
  );
  if (entries === undefined) {
    const content = await readFile(join(ROOT, path)).catch(orUndefinedIfMissing);
    if (content !== undefined) hash.update(`${path}\0${content.length}\0`).update(content);
    return;
  }
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (/\.test\.tsx?$/.test(entry.name)) continue;
    await addTo(hash, join(path, entry.name));
  }
}

function runVite(config: string): Promise<void> {
  const vite = join(ROOT, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(process.execPath, [vite, "build", "--config", config, "--logLevel", "warn"], {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else
        reject(new Error(`The app could not be built (vite ended with ${code} over ${config}).`));
    });
  });
}

/** A source that is a file has no entries, one that is not there has neither. */
function orUndefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return undefined;
  throw error;
}

import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { widgetBeforeData } from "../bench/built-bytes.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MOST_BYTES = 15 * 1024;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "widget-bytes-"));
  // As a host builds it: the tests' own NODE_ENV would leave the styles half made.
  const args = ["build", "--config", "vite.widget.config.ts", "--outDir", folder, "--emptyOutDir"];
  await promisify(execFile)(
    process.execPath,
    [path.join(ROOT, "node_modules/vite/bin/vite.js"), ...args, "--logLevel", "error"],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: "production" } },
  );
}, 60_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

test("performance.md: all that the widget loads before it has data is at most 15 KB (brotli)", async () => {
  const sizes = await Promise.all(
    (await widgetBeforeData(folder)).map(async (file) => ({
      file,
      bytes: brotliCompressSync(await readFile(path.join(folder, file))).length,
    })),
  );
  expect(sizes.map(({ file }) => path.extname(file)).sort()).toEqual([".css", ".html", ".js"]);
  const sum = sizes.reduce((bytes, one) => bytes + one.bytes, 0);
  expect({ sum, sizes, fits: sum <= MOST_BYTES }).toMatchObject({ fits: true });
});

test("D68: no React, router, session or database is in it, in no chunk", async () => {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith(".js"))) {
    const code = await readFile(path.join(folder, name), "utf8");
    expect(code).not.toMatch(
      /__SECRET_INTERNALS|__CLIENT_INTERNALS|dexie|indexedDB|serviceWorker/i,
    );
    expect(code).not.toMatch(/useNavigate|createBrowserRouter|\/auth\/v1/);
  }
});

import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WIDGET_KINDS } from "../../src/parts/embed/widget-kinds.ts";
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

test.each(WIDGET_KINDS)(
  "performance.md: %s loads at most 15 KB (brotli) before it has data",
  async (kind) => {
    const sizes = await Promise.all(
      (await widgetBeforeData(folder, kind)).map(async (file) => ({
        file,
        bytes: brotliCompressSync(await readFile(path.join(folder, file))).length,
      })),
    );
    const kinds = new Set(sizes.map(({ file }) => path.extname(file)));
    expect([...kinds].sort()).toEqual([".css", ".html", ".js"]);
    const sum = sizes.reduce((bytes, one) => bytes + one.bytes, 0);
    expect({ sum, sizes, fits: sum <= MOST_BYTES }).toMatchObject({ fits: true });
  },
);

test("the page preloads every script that it needs at first, so that none waits for another", async () => {
  for (const kind of WIDGET_KINDS) {
    const html = await readFile(path.join(folder, kind, "index.html"), "utf8");
    for (const file of await widgetBeforeData(folder, kind)) {
      if (!file.endsWith(".html")) expect(html, file).toContain(`/widget/${file}"`);
    }
  }
});

test("the script for other websites is small and has no imports", async () => {
  const code = await readFile(path.join(folder, "embed.js"), "utf8");
  expect(brotliCompressSync(code).length).toBeLessThan(600);
  expect(code).not.toMatch(/\b(?:import|export)\b/);
  expect(code).toMatch(/^\(\(\)=>\{.*\}\)\(\);\s*$/s);
});

test.each([
  ["standings", ["/widget/standings"], []],
  ["", ["/widget/stats"], []],
  ["standing", [], ['No widget "standing": data-widget is stats, standings, next, live.']],
])(
  "data-widget %o adds one frame, or none and a warning in the console",
  async (widget, frames, warned) => {
    class HTMLScriptElement {
      readonly dataset = { widget };
      readonly src = "https://stats.example.test/widget/embed.js";
      readonly added: string[] = [];
      after({ src }: { src: string }) {
        this.added.push(new URL(src).pathname);
      }
    }
    const currentScript = new HTMLScriptElement();
    const warnings: string[] = [];
    runInNewContext(await readFile(path.join(folder, "embed.js"), "utf8"), {
      HTMLScriptElement,
      URL,
      addEventListener: () => undefined,
      console: { warn: (text: string) => warnings.push(text) },
      document: { currentScript, createElement: () => ({ style: {} }) },
    });
    expect([currentScript.added, warnings]).toEqual([frames, warned]);
  },
);

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

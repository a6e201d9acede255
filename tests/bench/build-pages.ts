import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

export interface BuiltPages {
  /** Folder with the page that measures, built as the app is built. */
  readonly benchDir: string;
  /** Folder with an empty React app that works offline. */
  readonly emptyDir: string;
  remove(): Promise<void>;
}

/** Builds both into a temporary folder. */
export async function buildPages(): Promise<BuiltPages> {
  const folder = await mkdtemp(path.join(tmpdir(), "stat-tracker-bench-"));
  const benchDir = path.join(folder, "bench");
  const emptyDir = path.join(folder, "empty");
  await build(configOf("page", benchDir, [react(), tailwindcss()]));
  const precache = VitePWA({ injectRegister: false, filename: "sw.js", workbox: {} });
  await build(configOf("empty-pwa", emptyDir, [react(), precache]));
  return { benchDir, emptyDir, remove: () => rm(folder, { recursive: true, force: true }) };
}

function configOf(page: string, outDir: string, plugins: InlineConfig["plugins"]): InlineConfig {
  return {
    configFile: false,
    root: fileURLToPath(new URL(page, import.meta.url)),
    logLevel: "error",
    define: { __APP_VERSION__: '"bench"' },
    resolve: { alias: { dexie: "dexie/dist/modern/dexie.mjs" } },
    build: { target: "es2022", outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
    ...(plugins === undefined ? {} : { plugins }),
  };
}

import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { adminParts } from "./scripts/build/admin-parts.ts";
import { checkedEnv } from "./scripts/build/checked-env.ts";
import { firstPaint } from "./scripts/build/first-paint.ts";
import { headersFingerprint } from "./scripts/build/headers-fingerprint.ts";
import { namedPage } from "./scripts/build/named-page.ts";
import { startupPictures } from "./scripts/build/startup-pictures.ts";
import { webManifest } from "./scripts/build/web-manifest.ts";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as {
  version: string;
};

const ROUTER = fileURLToPath(new URL("node_modules/react-router/dist/production", import.meta.url));

/** The router names its development build for every use; what is built takes the one it ships beside it. */
const routerForProduction: Plugin = {
  name: "router-for-production",
  apply: "build",
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${ROUTER}/index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${ROUTER}/dom-export.mjs` },
      ],
    },
  }),
};

const admin = adminParts();

const appName = process.env.VITE_APP_NAME ?? "Stat Tracker";
/** Where `npm run dev` finds the API: the embedded backend started beside it. */
const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? "4173"}`;
const apiPaths = [
  "/rest",
  "/auth/v1",
  "/functions",
  "/api",
  "/calendar",
  "/crest",
  "/live",
  "/picture",
  "/healthz",
  "/dev",
];

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  // The package names its build for browsers of 2015 first, so this points to the one for today's.
  resolve: { alias: { dexie: "dexie/dist/modern/dexie.mjs" } },
  server: {
    port: 5173,
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    target: "es2022",
    // A missing chunk of an old version is handled by one guarded reload, so file names carry hashes.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Each name that scripts preload would stand before the first paint; from the precache one step
      // more costs nothing.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "html" ? files : files.filter((name) => name.endsWith(".css")),
    },
    rolldownOptions: {
      output: {
        chunkFileNames: admin.chunkFileNames,
        codeSplitting: {
          groups: [
            // Changes with its packages only, so that most updates do not fetch it again.
            { name: "vendor", tags: ["$initial"], test: /node_modules/, priority: 4 },
            { name: "shell", tags: ["$initial"], priority: 3 },
            // The first screen and what it reads of the device, with all they import: one file to
            // name in index.html instead of a dozen that are found one after the other.
            {
              name: "games",
              test: /src\/(?:features\/games\/games-page|app\/queries\/device\/use-device-read\.ts)/,
              priority: 2,
            },
            // What many screens share is one file: each file that is asked for costs a start 2 ms.
            { name: "common", test: /src\/|lucide-react/, minShareCount: 4 },
          ],
        },
      },
    },
  },
  // The one worker reads files of statistics for admins (scripts/build/admin-parts.ts).
  worker: {
    format: "es",
    rolldownOptions: { output: { entryFileNames: "assets/admin/[name]-[hash].js" } },
  },
  plugins: [
    react(),
    tailwindcss(),
    routerForProduction,
    checkedEnv(),
    admin.plugin,
    namedPage(appName),
    firstPaint(),
    startupPictures(),
    headersFingerprint(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "sw",
      filename: "sw.ts",
      injectRegister: false,
      registerType: "prompt",
      // No screen shows them: whoever installs the app has a network (sw/sw.ts keeps them then).
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,svg,woff2}"],
        globIgnores: ["widget/**", "assets/admin/**"],
        maximumFileSizeToCacheInBytes: 1_000_000,
      },
      manifest: webManifest(appName),
    }),
  ],
  test: {
    // Left alone, two cores get one worker: half the machine waits for the other half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Its import of Dexie must meet the same alias as ours, or there would be two.
    server: { deps: { inline: ["dexie-react-hooks"] } },
    setupFiles: ["tests/helpers/browser-globals.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "src/{contract,domain,features,local,parts,sync,ui}/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
            "tests/unit/**/*.test.ts",
          ],
          environment: "node",
          // These keep no state; a process for each of 250 files took longer than the tests.
          isolate: false,
          // The law of the layers reads every file: on a loaded machine that takes longer than 5 s.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "device",
          include: ["src/**/*.test.{ts,tsx}"],
          exclude: ["src/{contract,domain,features,local,parts,sync,ui}/**"],
          environment: "node",
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          include: ["tests/db/**/*.test.ts", "tests/contract/**/*.test.ts"],
          environment: "node",
          // Files share no state but a warm engine: opening PGlite in a new process costs a second.
          isolate: false,
          globalSetup: ["tests/helpers/database/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: "backend",
          include: ["tests/backend/**/*.test.ts", "tests/integration/**/*.test.ts"],
          environment: "node",
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "processes",
          include: ["tests/processes/**/*.test.ts"],
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: "fuzz",
          include: ["tests/fuzz/**/*.test.ts"],
          environment: "node",
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

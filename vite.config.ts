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

const FIRST_VISIT =
  /\/(?:start-services|login-page|collect-page|(?:review|team|player)-screen|(?:teams|fantasy|comprehensive-stats|standings|guide)-page)-/;
const LOADED_BY_THEN =
  /\/(?:rolldown-runtime|vendor|index|games|pages|status|row-shape)-[^/]*\.js$/;

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
  "/healthz",
  "/dev",
];

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  // The package's own build for today's browsers; what it names first is for those of 2015.
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
      // What index.html names, the shell has loaded by then or the frame loads behind the first
      // drawing needs no second name. Only what a first visit opens names the rest, because each
      // name stands before the first paint: from the precache one step more costs nothing.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === "html"
          ? files
          : files.filter(
              (name) =>
                name.endsWith(".css") || (FIRST_VISIT.test(file) && !LOADED_BY_THEN.test(name)),
            ),
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
              test: /src\/(?:features\/games\/games-page|app\/bootstrap\/device\.ts)/,
              priority: 2,
            },
            // What the pages of seasons, teams and players share: one file instead of two dozen.
            {
              name: "pages",
              test: /src\/(?:app\/(?:commands\/command-failure|files\/download-file|notices|queries\/pages\/(?!published|watched))|parts\/(?:games|leaders|names|page|stats\/(?!play-words))|ui\/overlay\/overlay-opening)|lucide-react/,
              minShareCount: 3,
              priority: 1,
            },
            // Dialogs, sheets and drawers come together: whoever opens one opens others.
            {
              name: "overlay",
              test: /src\/ui\/overlay\/(?!overlay-opening|alert|word)/,
              minShareCount: 2,
            },
            // Its own file, because forms need it without what follows.
            { name: "row-shape", test: /src\/contract\/rows\/row-shape/, priority: 1 },
            // What waits on this device and how it is going: for the frame, the review and the field.
            {
              name: "status",
              test: /src\/(?:app\/(?:commands\/sync-(?:now|sheet-actions)|queries\/device\/)|parts\/sync-pill\/sync-(?:messages|pill))/,
              minShareCount: 3,
              priority: 1,
            },
            // What the network's part shares with screens: each file is a request at every start.
            {
              name: "shared",
              test: /src\/(?:app\/client-errors|contract\/feedback\/feedback-wire|domain\/(?:access\/rights|feedback|game\/(?:events|fold|play-of|team-stats)|scoring\/(?:game|scoring))|local\/outbox\/journal)/,
              minShareCount: 2,
            },
            // What stands around every screen and comes behind its first drawing.
            {
              name: "frame",
              test: /src\/routes\/layout\/(?:announcements|footer-tools|header-tools|phone-tools|shell-season|shell-sync|install-entry)/,
              priority: 1,
            },
          ],
        },
      },
    },
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
    setupFiles: ["tests/helpers/web-socket.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "src/**/*.test.{ts,tsx}",
            "tests/architecture/**/*.test.ts",
            "tests/unit/**/*.test.ts",
          ],
          environment: "node",
          // The law of the layers reads every file: on a loaded machine that takes longer than 5 s.
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

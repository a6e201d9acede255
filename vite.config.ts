import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import { pageHeadersHash } from "./supabase/local/http/security-headers.ts";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as {
  version: string;
};

const appName = process.env.VITE_APP_NAME ?? "Stat Tracker";
/** Where `npm run dev` finds the API: the embedded backend started beside it. */
const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? "4173"}`;
const apiPaths = ["/rest", "/auth/v1", "/functions", "/api", "/healthz", "/dev"];

/**
 * A precached index.html keeps the headers it came with. With their fingerprint inside, changed
 * headers make a changed file, which the service worker fetches anew (security.md rule 15).
 */
function headersFingerprint(): Plugin {
  const backend = process.env.VITE_SUPABASE_URL;
  const content = pageHeadersHash(backend ? new URL(backend).origin : undefined);
  return {
    name: "headers-fingerprint",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { name: "headers", content }, injectTo: "head" },
    ],
  };
}

/** The page carries the installation's own name from its first byte (D3). */
function namedPage(): Plugin {
  const escaped = appName.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    name: "named-page",
    transformIndexHtml: (html) => html.replaceAll("%APP_NAME%", escaped),
  };
}

/** The router's package names its development build for every use; what is shipped is the other. */
function productionRouter(): Plugin {
  const folder = fileURLToPath(
    new URL("node_modules/react-router/dist/production", import.meta.url),
  );
  return {
    name: "production-router",
    apply: "build",
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${folder}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${folder}/dom-export.mjs` },
        ],
      },
    }),
  };
}

export default defineConfig({
  define: { __APP_VERSION__: JSON.stringify(version) },
  server: {
    port: 5173,
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: apiOrigin }])),
  },
  build: {
    target: "es2022",
    // A missing chunk of an old version is handled by one guarded reload, so file names carry hashes.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes with its packages only, so that most updates do not fetch it again.
            { name: "vendor", tags: ["$initial"], test: /node_modules/, priority: 2 },
            { name: "shell", tags: ["$initial"], priority: 1 },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    tailwindcss(),
    productionRouter(),
    namedPage(),
    headersFingerprint(),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "sw",
      filename: "sw.ts",
      injectRegister: false,
      registerType: "prompt",
      // Icons and manifest are named once in the precache: by the patterns, by the plugin.
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ["**/*.{js,css,html,svg,png,woff2}"],
        globIgnores: ["widget/**"],
        maximumFileSizeToCacheInBytes: 1_000_000,
      },
      manifest: {
        id: "/",
        name: appName,
        short_name: appName,
        description:
          "Flag football statistics, collected at the sideline with or without a network.",
        start_url: "/",
        scope: "/",
        display: "standalone",
        orientation: "any",
        background_color: "#F5F6F2",
        theme_color: "#1E5B3A",
        categories: ["sports"],
        icons: [
          { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
          { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
          {
            src: "/icons/icon-maskable-512.png",
            sizes: "512x512",
            type: "image/png",
            purpose: "maskable",
          },
        ],
      },
    }),
  ],
  test: {
    // Left alone, two cores get one worker: half the machine waits for the other half.
    maxWorkers: Math.max(2, availableParallelism() - 1),
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
        },
      },
      {
        extends: true,
        test: {
          name: "db",
          include: ["tests/db/**/*.test.ts", "tests/contract/**/*.test.ts"],
          environment: "node",
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

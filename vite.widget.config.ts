import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, loadEnv } from "vite";
import { namedPage } from "./scripts/build/named-page.ts";
import { readEnv } from "./src/app/read-env.ts";

const project = fileURLToPath(new URL(".", import.meta.url));

/**
 * The public widget's own build (D68): one page under /widget, without service worker, and with
 * Preact in React's place, because it runs on other people's pages.
 */
export default defineConfig(({ mode }) => {
  // Checked here, once: the page need not carry the checks. No origin: where the page comes from.
  const env = readEnv(loadEnv(mode, project, "VITE_"), "");
  return {
    root: `${project}widget`,
    base: "/widget/",
    publicDir: false,
    // Not the app's: the two resolve react to different packages.
    cacheDir: `${project}node_modules/.vite-widget`,
    define: {
      __BACKEND_URL__: JSON.stringify(env.backendUrl),
      __PUBLISHABLE_KEY__: JSON.stringify(env.publishableKey),
      __ASSOCIATION_NAME__: JSON.stringify(env.associationName),
    },
    resolve: {
      alias: [
        { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
        { find: /^react(-dom)?$/, replacement: "preact/compat" },
        { find: /^react\/jsx(-dev)?-runtime$/, replacement: "preact/jsx-runtime" },
      ],
    },
    server: { fs: { allow: [project] } },
    build: {
      target: "es2022",
      outDir: `${project}dist/widget`,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: `${project}widget/stats/index.html`,
      },
    },
    plugins: [tailwindcss(), namedPage(env.associationName)],
  };
});

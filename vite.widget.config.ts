import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, loadEnv } from "vite";
import { namedPage } from "./scripts/build/named-page.ts";
import { widgetPage } from "./scripts/build/widget-page.ts";
import { readEnv } from "./src/app/read-env.ts";
import { WIDGET_KINDS } from "./src/parts/embed/widget-kinds.ts";

const project = fileURLToPath(new URL(".", import.meta.url));

const OF_VIEWS =
  /valibot|date-fns|src\/(?:contract|domain|parts\/(?:names|page)|ui\/section|widget\/(?:answer|team))/;

/**
 * The public widget's own build (D68): a page for each kind under /widget, one for all other
 * addresses there, and the script that frames them, without service worker, and with Preact in React's place, because it runs on other
 * people's pages.
 */
export default defineConfig(({ mode }) => {
  // The values are checked here once, so that the page need not. Without an origin it is the page's
  // own.
  const env = readEnv(loadEnv(mode, project, "VITE_"), "");
  return {
    root: `${project}widget`,
    base: "/widget/",
    publicDir: false,
    // This is not the app's plugin, because the two resolve react to different packages.
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
      // Each page preloads the imports of its script, and each script those of its view.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, named, { hostType }) =>
          named.filter((name) => hostType === "html" || !name.includes("/start-")),
      },
      rolldownOptions: {
        input: {
          ...Object.fromEntries(
            [...WIDGET_KINDS, "unknown"].map((kind) => [
              kind,
              `${project}widget/${kind}/index.html`,
            ]),
          ),
          embed: `${project}widget/embed.ts`,
        },
        // Other websites link embed.js, so its name carries no hash.
        output: {
          entryFileNames: ({ name }) => (name === "embed" ? "embed.js" : "assets/[name]-[hash].js"),
          codeSplitting: {
            groups: [
              // One file with what every kind starts with, one with what the views share.
              { name: "start", tags: ["$initial"], minShareCount: 4, priority: 2 },
              { name: "views", test: OF_VIEWS, minShareCount: 2, priority: 1 },
            ],
          },
        },
      },
    },
    plugins: [
      tailwindcss(),
      widgetPage(),
      namedPage(env.associationName),
      {
        name: "no-comments",
        transformIndexHtml: (html) => html.replace(/\s*<!--[\s\S]*?-->/g, ""),
      },
    ],
  };
});

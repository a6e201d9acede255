import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FOLDER = fileURLToPath(
  new URL("../../node_modules/react-router/dist/production", import.meta.url),
);

/**
 * Parts of the router's framework mode and its server components that its ordinary parts mention.
 * Nothing in them can run here: there are no server-drawn routes, every root route has an error
 * page of its own, and nobody instruments the router. No route has an action, no screen a fetcher,
 * and all routes are known from the start: a screen writes through commands.
 */
const NEVER_RUN = [
  "DefaultErrorComponent",
  "PrefetchPageLinks",
  "RSCErrorHandler",
  "RemixRootDefaultErrorBoundary",
  "discoverRoutes",
  "fetch2",
  "getRouteInstrumentationUpdates",
  "handleAction",
  "handleFetcherAction",
  "handleFetcherLoader",
  "instrumentClientSideRouter",
  "patchRoutesImpl",
];

/**
 * The router's package names its development build for every use; what is shipped is the other,
 * without what cannot run here and with unused components marked as such. Saves 3 KB before the
 * first paint. A version of the router that has changed there stops the build.
 */
export function productionRouter(): Plugin {
  const found = new Set<string>();
  return {
    name: "production-router",
    apply: "build",
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${FOLDER}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${FOLDER}/dom-export.mjs` },
        ],
      },
    }),
    transform: {
      order: "pre",
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({ code: withoutUnused(code, found), map: null }),
    },
    buildEnd(error) {
      const missing = NEVER_RUN.filter((name) => !found.has(name));
      if (error === undefined && found.size > 0 && missing.length > 0) {
        throw new Error(`The router has no ${missing.join(", ")} any more: see ${import.meta.url}`);
      }
    },
  };
}

function withoutUnused(code: string, found: Set<string>): string {
  const emptied = NEVER_RUN.reduce((text, name) => {
    const declaration = new RegExp(`^( *)(?:async )?function ${name}\\([\\s\\S]*?^\\1}$`, "m");
    if (declaration.test(text)) found.add(name);
    return text.replace(declaration, `function ${name}() { return null; }`);
  }, code);
  // A name for developers' tools keeps an unused component alive, as does an unmarked call.
  return emptied
    .replace(/^\w+\.displayName = .*$/gm, "")
    .replace(/ = (React\w*\.(?:forwardRef|memo|createContext)\()/g, " = /* @__PURE__ */ $1");
}

import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The router's package names its development build for every use; what is shipped is the other. */
export function productionRouter(): Plugin {
  const folder = fileURLToPath(
    new URL("../../node_modules/react-router/dist/production", import.meta.url),
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

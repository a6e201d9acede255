import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/**
 * A lazy chunk without files of its own to fetch beside it needs an import and nothing else; Vite's
 * helper for the others would be a twentieth of the widget.
 */
export function plainImport(): Plugin {
  return {
    name: "plain-import",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: (id) =>
        id === HELPER ? "export const __vitePreload = (load) => load();" : undefined,
    },
  };
}

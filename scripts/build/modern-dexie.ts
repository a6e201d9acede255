import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Dexie's package names its build for browsers of 2015 for every use; it ships one for today's as
 * well, which is smaller and is read faster.
 */
export function modernDexie(): Plugin {
  const replacement = fileURLToPath(
    new URL("../../node_modules/dexie/dist/modern/dexie.mjs", import.meta.url),
  );
  return {
    name: "modern-dexie",
    apply: "build",
    config: () => ({ resolve: { alias: [{ find: /^dexie$/, replacement }] } }),
  };
}

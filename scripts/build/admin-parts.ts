import type { Plugin, Rolldown } from "vite";

/** Where the admin panel's screens are named; only through it are they reached. */
const ADMIN_SCREENS = /\/src\/routes\/admin-screens\.tsx$/;

/**
 * Gives the files that only the admin panel uses a folder of their own, which is no part of an
 * installation: a scorekeeper's phone never asks for them (docs/decisions/admin-parts.md).
 */
export function adminParts(): {
  readonly plugin: Plugin;
  readonly chunkFileNames: (chunk: Rolldown.PreRenderedChunk) => string;
} {
  const forOthers = new Set<string>();
  return {
    plugin: {
      name: "admin-parts",
      apply: "build",
      buildEnd() {
        const open = [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry);
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (forOthers.has(id)) continue;
          forOthers.add(id);
          const module = this.getModuleInfo(id);
          if (module === null) continue;
          open.push(...module.importedIds);
          if (!ADMIN_SCREENS.test(id)) open.push(...module.dynamicallyImportedIds);
        }
      },
    },
    chunkFileNames({ moduleIds }) {
      // A package's index reaches all its files, also those that only admins use, so the app's own
      // modules decide. What the bundler adds itself starts with a zero byte and is for everybody.
      const own = moduleIds.filter((id) => !id.includes("/node_modules/"));
      const deciding = own.length > 0 ? own : moduleIds;
      const isOfOthers = (id: string) => forOthers.has(id) || id.startsWith("\0");
      const isOfAdmins = deciding.length > 0 && !deciding.some(isOfOthers);
      return isOfAdmins ? "assets/admin/[name]-[hash].js" : "assets/[name]-[hash].js";
    },
  };
}

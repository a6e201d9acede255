import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const MODERN = fileURLToPath(
  new URL("../../node_modules/dexie/dist/modern/dexie.mjs", import.meta.url),
);

/**
 * What watches tables for `liveQuery`, and tells other tabs of them. Nobody asks for it: the device's
 * store has listeners of its own (src/local/db/change-bus.ts). It stood between every call and its
 * table, and weighed a sixth of the library.
 */
const NEVER_WATCHED = [
  // Behind every table: what a call read or wrote, and answers kept for those who watch.
  /^ {8}this\.use\(cacheMiddleware\);\n {8}this\.use\(observabilityMiddleware\);\n/m,
  // A database just made is news for those who watch only.
  /^ {12}const everything = \{\};\n[\s\S]*?signalSubscribersNow\(everything, true\);\n/m,
  /^props\(RangeSet\.prototype, \{[\s\S]*?^\}\);\n/m,
  /^ {4}liveQuery,\n {4}extendObservabilitySet,\n/m,
  // Between tabs; what closes the handle of a page that is put away stands behind it and stays.
  /^if \(typeof dispatchEvent !== 'undefined' &&\n[\s\S]*?^(?=if \(typeof addEventListener !== 'undefined'\) \{\n {4}addEventListener\('pagehide')/m,
  /^ {12}bc\?\.close\(\);\n/m,
  /^ {12}createBC\(\);\n {12}propagateLocally\(.*\);\n/m,
];

/**
 * Dexie's package names its build for browsers of 2015 for every use; it ships one for today's as
 * well, which is smaller and is read faster. A version that has changed in what is left out of it
 * stops the build. Tests run what is shipped, too.
 */
export function modernDexie(): Plugin {
  return {
    name: "modern-dexie",
    apply: (_config, { command }) => command === "build" || process.env.VITEST !== undefined,
    config: () => ({ resolve: { alias: [{ find: /^dexie$/, replacement: MODERN }] } }),
    transform: {
      order: "pre",
      filter: { id: /dexie\/dist\/modern\/dexie\.mjs$/ },
      handler: (code) => ({ code: NEVER_WATCHED.reduce(without, code), map: null }),
    },
  };
}

function without(code: string, pattern: RegExp): string {
  if (!pattern.test(code))
    throw new Error(`Dexie has no ${pattern} any more: see ${import.meta.url}`);
  return code.replace(pattern, "");
}

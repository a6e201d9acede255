import path from "node:path";
import { parseSync } from "vite";

/** Cached by source, because several tests ask for the same thousand files. */
const known = new Map<string, string[]>();

/** Module requests of one source file: values, types, and what is loaded lazily. */
export function importsOf(file: string, source: string): string[] {
  const requests = known.get(source) ?? readImports(file, source);
  known.set(source, requests);
  return requests;
}

function readImports(file: string, source: string): string[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const requests = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((name) => (name.moduleRequest ? [name.moduleRequest.value] : [])),
    ),
    ...lazyRequestsOf(source),
  ];
  return [...new Set(requests)];
}

/** Finds `import("…")` as a call and as a type; the parser does not list the latter. */
function lazyRequestsOf(source: string): string[] {
  return [...source.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g)].flatMap(([, name]) => name ?? []);
}

/**
 * Files with fewer lines than `least` and a single importer, which should hold them. Lazily loaded
 * files are exempt; `mayHold` says whether the importer's layer could hold the code.
 */
export function smallPartsIn(
  sources: ReadonlyMap<string, string>,
  least: number,
  mayHold: (importer: string, file: string) => boolean,
): string[] {
  const importers = new Map<string, { file: string; isLazy: boolean }[]>();
  for (const [file, source] of sources) {
    const lazy = new Set(lazyRequestsOf(source));
    for (const request of importsOf(file, source)) {
      const target = fileOf(file, request);
      if (target === null || target === file) continue;
      const known = importers.get(target) ?? [];
      importers.set(target, [...known, { file, isLazy: lazy.has(request) }]);
    }
  }
  return [...sources].flatMap(([file, source]) => {
    const [only, ...others] = importers.get(file) ?? [];
    if (only === undefined || others.length > 0 || only.isLazy) return [];
    const isSmall = source.trimEnd().split("\n").length < least;
    return isSmall && mayHold(only.file, file) ? [`${file} into ${only.file}`] : [];
  });
}

/** Path from the project root of a relative import, or null for a package. */
export function fileOf(importer: string, request: string): string | null {
  if (!request.startsWith(".")) return null;
  return path.posix.normalize(path.posix.join(path.posix.dirname(importer), request));
}

/** Groups of files that import one another in a circle, each sorted. */
export function cyclesIn(sources: ReadonlyMap<string, string>): string[][] {
  const targets = new Map(
    [...sources].map(([file, source]) => [
      file,
      importsOf(file, source)
        .map((request) => fileOf(file, request))
        .filter((target) => target !== null && sources.has(target)) as string[],
    ]),
  );
  return stronglyConnected(targets).filter(
    (group) => group.length > 1 || targets.get(group[0] ?? "")?.includes(group[0] ?? ""),
  );
}

/** Tarjan's algorithm. */
function stronglyConnected(targets: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const groups: string[][] = [];
  const open = new Set<string>();
  function visit(file: string): void {
    order.set(file, order.size);
    lowest.set(file, order.get(file) ?? 0);
    stack.push(file);
    open.add(file);
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (open.has(target)) {
        lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(target) ?? 0));
      }
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    for (const member of group) open.delete(member);
    groups.push(group.sort());
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return groups;
}

/** Name of the package that a request asks for, or null for a file, a module of Node or a plugin's. */
export function packageOf(request: string): string | null {
  if (/^(?:\.|node:|virtual:|https:|npm:|jsr:)/.test(request)) return null;
  return request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");
}

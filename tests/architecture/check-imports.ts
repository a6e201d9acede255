import { fileOf, importsOf, packageOf } from "./import-graph.ts";
import { LAYERS, type Layer } from "./layers.ts";

/**
 * Every import of `file` (path from the project root, forward slashes) that the layer table
 * forbids, as sentences; empty when the file keeps the law.
 */
export function violationsIn(file: string, source: string): string[] {
  const layer = layerOf(file);
  if (!layer) return [`${file} belongs to no layer: add a row to tests/architecture/layers.ts`];
  return importsOf(file, source).flatMap((request) => {
    const target = fileOf(file, request);
    const problem =
      target === null ? forbiddenPackage(layer, request) : forbiddenFile(file, layer, target);
    return problem ? [`${file} imports ${request}: ${problem} (${layer.advice})`] : [];
  });
}

/** The layer of a file; tests belong to none. */
export function layerOf(file: string): Layer | undefined {
  return LAYERS.find((row) => isInside(file, row.owner));
}

/** What the table allows and no file uses, as sentences. */
export function staleAllowances(sources: ReadonlyMap<string, string>): string[] {
  const imports = [...sources].map(([file, source]) => [file, importsOf(file, source)] as const);
  return LAYERS.flatMap(({ owner, mayImport, packages }) => {
    const own = imports.filter(([file]) => isInside(file, owner));
    const targets = own.flatMap(([file, requests]) =>
      requests.flatMap((request) => fileOf(file, request) ?? []),
    );
    const used = new Set(own.flatMap(([, requests]) => requests.map(packageOf)));
    return [
      ...mayImport.filter((allowed) => !targets.some((target) => isInside(target, allowed))),
      ...packages.filter((name) => !used.has(name)),
    ].map((name) => `${owner} may import ${name} and does not: take it off the table`);
  });
}

function forbiddenFile(file: string, layer: Layer, target: string): string | null {
  if (isInside(target, layer.owner)) {
    if (!layer.isolateChildren) return null;
    return childOf(file, layer.owner) === childOf(target, layer.owner)
      ? null
      : `${childOf(file, layer.owner)} must not reach into ${childOf(target, layer.owner)}`;
  }
  return layer.mayImport.some((allowed) => isInside(target, allowed))
    ? null
    : `${layer.owner} must not know ${target}`;
}

function forbiddenPackage(layer: Layer, request: string): string | null {
  const name = packageOf(request);
  if (name === null || layer.packages.includes(name)) return null;
  return `${layer.owner} must not use the package ${name}`;
}

function isInside(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

function childOf(file: string, folder: string): string {
  return file.slice(folder.length + 1).split("/")[0] ?? "";
}

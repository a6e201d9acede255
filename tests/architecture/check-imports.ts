import path from "node:path";
import { parseSync } from "vite";
import { LAYERS, type Layer } from "./layers.ts";

/** Module requests of one source file, types and dynamic imports included. */
function importsOf(file: string, source: string): string[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  const requests = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((name) => (name.moduleRequest ? [name.moduleRequest.value] : [])),
    ),
    ...module.dynamicImports.map((entry) =>
      source.slice(entry.moduleRequest.start + 1, entry.moduleRequest.end - 1),
    ),
  ];
  return [...new Set(requests)];
}

/**
 * Every import of `file` (path from the project root, forward slashes) that the layer table
 * forbids, as sentences; empty when the file keeps the law.
 */
export function violationsIn(file: string, source: string): string[] {
  const layer = LAYERS.find((row) => isInside(file, row.owner));
  if (!layer) return [`${file} belongs to no layer: add a row to tests/architecture/layers.ts`];
  return importsOf(file, source).flatMap((request) => {
    const problem = request.startsWith(".")
      ? forbiddenFile(file, layer, request)
      : forbiddenPackage(layer, request);
    return problem ? [`${file} imports ${request}: ${problem} (${layer.advice})`] : [];
  });
}

function forbiddenFile(file: string, layer: Layer, request: string): string | null {
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(file), request));
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
  if (request.startsWith("virtual:")) return null;
  const name = request
    .split("/")
    .slice(0, request.startsWith("@") ? 2 : 1)
    .join("/");
  return layer.packages.includes(name) ? null : `${layer.owner} must not use the package ${name}`;
}

function isInside(file: string, folder: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

function childOf(file: string, folder: string): string {
  return file.slice(folder.length + 1).split("/")[0] ?? "";
}

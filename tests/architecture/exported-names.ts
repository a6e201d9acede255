import { parseSync } from "vite";

/** What one source file declares and exports, types included; a re-export declares nothing. */
export function namesDeclaredIn(file: string, source: string): string[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`);
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName }) =>
      moduleRequest === null && exportName.name !== null ? [exportName.name] : [],
    ),
  );
}

/** Exported names that no other file mentions, each with its file. */
export function namesOfNobody(
  exporting: ReadonlyMap<string, string>,
  sources: ReadonlyMap<string, string>,
): string[] {
  const filesWith = new Map<string, number>();
  for (const source of sources.values()) {
    for (const word of new Set(source.match(/[\w$]+/g))) {
      filesWith.set(word, (filesWith.get(word) ?? 0) + 1);
    }
  }
  return [...exporting].flatMap(([file, source]) =>
    namesDeclaredIn(file, source)
      .filter((name) => (filesWith.get(name) ?? 0) < 2)
      .map((name) => `${name}: ${file}`),
  );
}

/** Names that several files export, each with its files. */
export function namesOfSeveral(sources: ReadonlyMap<string, string>): string[] {
  const filesOf = new Map<string, string[]>();
  for (const [file, source] of sources) {
    for (const name of namesDeclaredIn(file, source)) {
      filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
    }
  }
  return [...filesOf]
    .filter(([, files]) => files.length > 1)
    .map(([name, files]) => `${name}: ${files.sort().join(", ")}`)
    .sort();
}

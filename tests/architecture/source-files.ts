import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Text of every TypeScript file below these folders, by its path from the project root. */
export function sourcesIn(folders: readonly string[]): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      path.posix.join(folder, name.replaceAll("\\", "/")),
    ),
  );
  return new Map(
    files
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
      .sort()
      .map((file) => [file, readFileSync(file, "utf8")]),
  );
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file);
}

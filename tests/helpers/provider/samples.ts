import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../fixtures/provider/", import.meta.url));

/** A sample answer of the league provider, read anew so that a test may change it. */
export function providerSample(name: string): Record<string, unknown> {
  return JSON.parse(readFileSync(`${FOLDER}${name}.json`, "utf8")) as Record<string, unknown>;
}

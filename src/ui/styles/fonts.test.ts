import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("fonts.css", import.meta.url), "utf8");
const files = [...css.matchAll(/url\("(\.\/fonts\/[^"]+)"\)/g)].map((match) => match[1] ?? "");

it("keeps all fonts together under 90 KB, for every phone downloads them (performance.md)", () => {
  const bytes = files.map((file) => statSync(new URL(file, import.meta.url)).size);
  expect(files).toHaveLength(3);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90_000);
});

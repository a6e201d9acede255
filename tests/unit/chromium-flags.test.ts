import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, it } from "vitest";
import { OFF_BY_PLAYWRIGHT } from "../e2e/support/chromium-flags.ts";

const playwright = path.dirname(createRequire(import.meta.url).resolve("playwright-core"));

it("Chromium is started with all of Playwright's features off: our own list takes the place of its list", () => {
  const code = readFileSync(path.join(playwright, "lib/coreBundle.js"), "utf8");
  const [, list = ""] = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(code) ?? [];
  const names = list.split("\n").filter((line) => !line.trim().startsWith("//"));
  const quoted = names.join("\n").matchAll(/"(\w+)"/g);
  expect([...quoted].map(([, name]) => name)).toEqual(OFF_BY_PLAYWRIGHT);
});

import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { completeLockfile } from "../helpers/complete-lockfile.ts";

it("package-lock.json names the packages of every platform (npx tsx tests/helpers/complete-lockfile.ts)", async () => {
  const lockfile = JSON.parse(await readFile("package-lock.json", "utf8"));
  expect(completeLockfile(lockfile)).toEqual([]);
});

it("adds what is missing with its platform, and nothing twice", () => {
  const lockfile = {
    packages: {
      "node_modules/tool": {
        version: "1.2.3",
        dev: true,
        optionalDependencies: { "tool-darwin-arm64": "1.2.3", "tool-linux-x64": "1.2.3" },
      },
      "node_modules/tool-linux-x64": { version: "1.2.3", optional: true },
    },
  };
  expect(completeLockfile(lockfile)).toEqual(["tool-darwin-arm64"]);
  expect(lockfile.packages).toMatchObject({
    "node_modules/tool-darwin-arm64": {
      version: "1.2.3",
      os: ["darwin"],
      cpu: ["arm64"],
      dev: true,
      optional: true,
    },
  });
  expect(completeLockfile(lockfile)).toEqual([]);
});

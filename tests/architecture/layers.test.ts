import { describe, expect, it } from "vitest";
import { staleAllowances, violationsIn } from "./check-imports.ts";
import { isTest, sourcesIn } from "./source-files.ts";

const FOLDERS = ["src", "sw", "widget", "supabase", "scripts", "hosting", "netlify"];
const sources = new Map([...sourcesIn(FOLDERS)].filter(([file]) => !isTest(file)));

describe("the layer table", () => {
  it("holds for every import outside the tests", () => {
    expect(sources.size).toBeGreaterThan(500);
    expect([...sources].flatMap(([file, source]) => violationsIn(file, source))).toEqual([]);
  });

  it("allows nothing that nobody uses", () => {
    expect(staleAllowances(sources)).toEqual([]);
  });

  it("sees an allowance that is no longer used", () => {
    const withoutDexie = new Map([...sources].filter(([file]) => !file.startsWith("src/local/")));
    expect(staleAllowances(withoutDexie).join()).toContain("src/local may import dexie");
  });

  it("lets no file but a test or a table grow beyond 300 lines", () => {
    const long = [...sources]
      .filter(([file]) => !file.endsWith("database.types.ts"))
      .map(([file, source]) => [file, source.split("\n").length - 1] as const)
      .filter(([, lines]) => lines > 300);
    expect(long).toEqual([]);
  });

  it("lets no hook ignore what it depends on", () => {
    const ignores = (source: string) =>
      /biome-ignore\S* lint(?:\/correctness)?(?:\/useExhaustiveDependencies)?[\s:]/.test(source);
    expect([...sources].filter(([, source]) => ignores(source)).map(([file]) => file)).toEqual([]);
    expect(ignores("// biome-ignore lint/correctness/useExhaustiveDependencies: x")).toBe(true);
    expect(ignores("// biome-ignore-all lint: x")).toBe(true);
    expect(ignores("// biome-ignore lint/suspicious/noArrayIndexKey: x")).toBe(false);
  });

  it.each([
    ["domain asks the browser's store", "src/domain/game/x.ts", `import Dexie from "dexie";`],
    ["domain knows the local store", "src/domain/game/x.ts", `import "../../local/db.ts";`],
    ["contract knows remote", "src/contract/x.ts", `import "../remote/client.ts";`],
    [
      "local calls the network",
      "src/local/x.ts",
      `import { createClient } from "@supabase/supabase-js";`,
    ],
    ["sync knows remote", "src/sync/x.ts", `import { a } from "../remote/client.ts";`],
    ["remote knows more of sync than the port", "src/remote/x.ts", `import "../sync/engine.ts";`],
    ["app draws", "src/app/x.ts", `import "../ui/button.tsx";`],
    [
      "ui speaks of the product",
      "src/ui/x.tsx",
      `import type { Game } from "../domain/game/game.ts";`,
    ],
    ["parts read data", "src/parts/x.tsx", `import "../app/queries/game/use-game.ts";`],
    ["a feature imports another", "src/features/a/x.tsx", `import "../b/y.tsx";`],
    [
      "a feature reads the store, by a type",
      "src/features/a/x.tsx",
      `import type { X } from "../../local/db.ts";`,
    ],
    ["a feature re-exports sync", "src/features/a/x.tsx", `export * from "../../sync/engine.ts";`],
    [
      "a feature loads remote lazily",
      "src/features/a/x.tsx",
      `const m = await import("../../remote/client.ts");`,
    ],
    ["a route skips the app layer", "src/routes/x.tsx", `import "../sync/engine.ts";`],
    ["main knows a feature", "src/main.tsx", `import "./features/auth/x.tsx";`],
    ["the worker knows the app", "sw/x.ts", `import "../src/sync/engine.ts";`],
    ["a new folder has no row", "src/misc/x.ts", ""],
    ["a server function uses a package", "supabase/functions/x/x.ts", `import "jose";`],
    [
      "a server function knows a screen",
      "supabase/functions/x/x.ts",
      `import "../../../src/app/paths.ts";`,
    ],
    ["the backend knows the client", "supabase/local/x.ts", `import "../../src/app/paths.ts";`],
    [
      "a feature reads the store, by an import that is only a type",
      "src/features/a/x.tsx",
      `export type X = import("../../local/db.ts").X;`,
    ],
    [
      "the widget brings a session along",
      "src/widget/x.ts",
      `import { services } from "../app/bootstrap/services.ts";`,
    ],
  ])("catches a planted violation: %s", (_, file, source) => {
    expect(violationsIn(file, source)).toHaveLength(1);
  });

  it.each([
    ["src/features/a/x.tsx", `import "./y.tsx"; import "../../app/queries/game/use-game.ts";`],
    ["src/remote/x.ts", `import type { Transport } from "../sync/transport.ts";`],
  ])("lets a lawful import of %s pass", (file, source) => {
    expect(violationsIn(file, source)).toEqual([]);
  });
});

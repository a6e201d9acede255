import { expect, it } from "vitest";
import { namesOfSeveral } from "./exported-names.ts";
import { isTest, sourcesIn } from "./source-files.ts";

it("one exported name means one thing in the product, its backend, scripts and hosts", () => {
  const folders = ["src", "sw", "widget", "supabase", "scripts", "hosting", "netlify"];
  const sources = [...sourcesIn(folders)].filter(([file]) => !isTest(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(namesOfSeveral(new Map(sources))).toEqual([]);
});

it("sees the same name in two files, of values and of types; not what one passes on", () => {
  const planted = new Map([
    ["src/a.ts", "export interface Side { readonly id: string }\nexport const one = 1;"],
    ["src/b.ts", `export type Side = "home";\nexport { one } from "./a.ts";`],
  ]);
  expect(namesOfSeveral(planted)).toEqual(["Side: src/a.ts, src/b.ts"]);
});

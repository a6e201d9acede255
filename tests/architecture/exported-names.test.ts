import { expect, it } from "vitest";
import { namesOfNobody, namesOfSeveral } from "./exported-names.ts";
import { isTest, sourcesIn } from "./source-files.ts";

const PRODUCT = ["src", "sw", "widget", "supabase", "scripts", "hosting", "netlify"];

it("one exported name means one thing in the product, its backend, scripts and hosts", () => {
  const sources = [...sourcesIn(PRODUCT)].filter(([file]) => !isTest(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(namesOfSeveral(new Map(sources))).toEqual([]);
});

it("one exported name means one thing in the tests; those of other engines name the same acts anew", () => {
  const sources = [...sourcesIn(["tests"])].filter(([file]) => !file.startsWith("tests/engines/"));
  expect(sources.length).toBeGreaterThan(300);
  expect(namesOfSeveral(new Map(sources))).toEqual([]);
});

it("sees the same name in two files, of values and of types; not what one passes on", () => {
  const planted = new Map([
    ["src/a.ts", "export interface Side { readonly id: string }\nexport const one = 1;"],
    ["src/b.ts", `export type Side = "home";\nexport { one } from "./a.ts";`],
  ]);
  expect(namesOfSeveral(planted)).toEqual(["Side: src/a.ts, src/b.ts"]);
});

it("exports nothing that no other file mentions", () => {
  const sources = sourcesIn([...PRODUCT, "tests"]);
  const ofClient = [...sources].filter(([file]) => file.startsWith("src/") && !isTest(file));
  expect(namesOfNobody(new Map(ofClient), sources)).toEqual([]);
});

it("sees such a name, of values and of types; not one that a string of another file names", () => {
  const planted = new Map([
    ["src/a.ts", "export const one = 1;\nexport type Two = 2;\nexport const three: Two = 2;"],
    ["src/b.ts", `import { one } from "./a.ts";\nlazy(one, "three");`],
  ]);
  expect(namesOfNobody(planted, planted)).toEqual(["Two: src/a.ts"]);
});

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fileOf, importsOf } from "./import-graph.ts";
import { sourcesIn } from "./source-files.ts";

const PAGE = "docs/architecture.md";

/** They build the parts at the start; a call does not pass through them. */
const JOINERS = [
  "src/app/bootstrap/start-services.ts",
  "src/app/bootstrap/tab-services.ts",
  "src/local/db/local-store.ts",
  "src/local/log/log-parts.ts",
];

const sources = sourcesIn(["src"]);
const targets = new Map(
  [...sources].map(([file, source]) => [
    file,
    importsOf(file, source).map((request) => fileOf(file, request)),
  ]),
);

/** The files of one walk as the page lists them, in order. */
function walkOf(page: string, title: string): string[] {
  const section = page.split(`### ${title}\n`)[1]?.split(/^#/m)[0] ?? "";
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file ?? "");
}

function imports(a: string, b: string): boolean {
  return targets.get(a)?.includes(b) === true || targets.get(b)?.includes(a) === true;
}

/** Stops that no earlier stop leads to, directly or through the files that join the parts. */
function strayStops(walk: readonly string[]): string[] {
  return walk.filter((file, index) => {
    if (!sources.has(file)) return true;
    if (index === 0) return false;
    const reached = walk.slice(0, index);
    for (const stop of reached) {
      for (const joiner of JOINERS) {
        if (imports(stop, joiner) && !reached.includes(joiner)) reached.push(joiner);
      }
    }
    return !reached.some((earlier) => imports(earlier, file));
  });
}

describe(`the walks of ${PAGE}`, () => {
  const page = readFileSync(PAGE, "utf8");

  it.each([
    ["A tap, from the finger to the disk", 12],
    ["Standings, from the address to the rows", 10],
    ["An admin's write, from the button to the request", 9],
  ])("%s: at most %i files, each led to by one before it", (title, most) => {
    const walk = walkOf(page, title);
    expect(walk.length).toBeGreaterThan(5);
    expect(walk.length).toBeLessThanOrEqual(most);
    expect(strayStops(walk)).toEqual([]);
  });

  it("sees a file that is gone, and one that nothing before it leads to", () => {
    const first = "src/features/standings/standings-page.tsx";
    expect(strayStops([first, "src/gone.ts", "src/local/db/db.ts"])).toEqual([
      "src/gone.ts",
      "src/local/db/db.ts",
    ]);
  });
});

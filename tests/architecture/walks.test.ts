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

const IMPORT = /(?:import|export)[^;]*?from "([^"]+)"/g;

function isOfTypes(statement: string): boolean {
  const [, names = ""] = statement.match(/^import \{([^}]*)\}/) ?? [];
  const each = names.split(",").map((name) => name.trim());
  return (
    /^\w+ type\b/.test(statement) ||
    (names !== "" && each.every((name) => name === "" || name.startsWith("type ")))
  );
}

const sources = sourcesIn(["src"]);
const targets = new Map(
  [...sources].map(([file, source]) => [
    file,
    importsOf(file, source).map((request) => fileOf(file, request)),
  ]),
);

interface Walk {
  /** In the order of the call. */
  readonly stops: readonly string[];
  readonly beside: readonly string[];
}

function walkOf(page: string, title: string): Walk {
  const section = page.split(`### ${title}\n`)[1]?.split(/^#/m)[0] ?? "";
  const [, beside = ""] = section.match(/^Beside it: (.*)$/m) ?? [];
  const namesIn = (text: string, name: RegExp) =>
    [...text.matchAll(name)].map(([, file = ""]) => file);
  return {
    stops: namesIn(section, /^\d+\. `([^`]+)`/gm),
    beside: namesIn(beside, /`(src\/[^`]+)`/g),
  };
}

/** What a file uses when it runs; what it only takes a type of, it is given by somebody else. */
const used = new Map(
  [...sources].map(([file, source]) => [
    file,
    new Set(
      [...source.matchAll(IMPORT)]
        .filter(([statement]) => !isOfTypes(statement))
        .map(([, request = ""]) => fileOf(file, request) ?? ""),
    ),
  ]),
);

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

/** Files through which a stop reaches the next one, or is reached by it, and which nobody names. */
function omittedStops({ stops, beside }: Walk): string[] {
  const isKnown = (file: string) => [...stops, ...beside, ...JOINERS].includes(file);
  const between = (from: string, to: string) =>
    [...(used.get(from) ?? [])].filter((file) => used.get(file)?.has(to) && !isKnown(file));
  return stops.slice(1).flatMap((stop, index) => {
    const before = stops[index] ?? "";
    return [...between(before, stop), ...between(stop, before)];
  });
}

describe(`the walks of ${PAGE}`, () => {
  const page = readFileSync(PAGE, "utf8");

  it.each([
    ["A tap, from the finger to the disk", 12],
    ["Standings, from the address to the rows", 10],
    ["An admin's write, from the button to the request", 9],
  ])("%s: at most %i files, each led to by one before it, none left out", (title, most) => {
    const walk = walkOf(page, title);
    expect(walk.stops.length).toBeGreaterThan(5);
    expect(walk.stops.length).toBeLessThanOrEqual(most);
    expect(strayStops(walk.stops)).toEqual([]);
    expect(strayStops([...walk.stops, ...walk.beside])).toEqual([]);
    expect(omittedStops(walk)).toEqual([]);
  });

  it.each([
    ["Standings, from the address to the rows", "src/app/season/use-selected-season.ts"],
    ["Standings, from the address to the rows", "src/app/queries/pages/season-teams.ts"],
    ["A tap, from the finger to the disk", "src/features/stat-collection/entry/flow-words.ts"],
    ["An admin's write, from the button to the request", "src/app/server-calls/ask-server.ts"],
  ])("%s: sees that %s is left out", (title, left) => {
    const { stops, beside } = walkOf(page, title);
    const others = (files: readonly string[]) => files.filter((file) => file !== left);
    const rest = { stops: others(stops), beside: others(beside) };
    expect(new Set([...strayStops(rest.stops), ...omittedStops(rest)]).size).toBeGreaterThan(0);
  });

  it("sees a file that is gone, and one that nothing before it leads to", () => {
    const first = "src/features/standings/standings-page.tsx";
    expect(strayStops([first, "src/gone.ts", "src/local/db/db.ts"])).toEqual([
      "src/gone.ts",
      "src/local/db/db.ts",
    ]);
  });
});

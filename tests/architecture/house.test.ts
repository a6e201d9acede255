import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { layerOf } from "./check-imports.ts";
import { cyclesIn, importsOf, packageOf, smallPartsIn } from "./import-graph.ts";
import { faultsOfRendering } from "./rendering.ts";
import { isTest, sourcesIn } from "./source-files.ts";

const MOST_FILES_IN_A_FOLDER = 25;
const LEAST_LINES = 15;
const MOST_COMMENTS_PERCENT = 6;
const LAYERED = ["src", "sw", "widget", "supabase", "scripts", "hosting", "netlify"];

/** The packages that the project was asked to be built with. */
const OF_THE_CARD = [
  "react",
  "react-dom",
  "react-router-dom",
  "vite-plugin-pwa",
  "workbox-window",
  "dexie",
  "dexie-react-hooks",
  "@supabase/supabase-js",
  "zustand",
  "date-fns",
  "papaparse",
  "vitest",
  "fake-indexeddb",
];

/** What is run as a command or read as a type, and imported by nobody. */
const NEVER_IMPORTED = ["@biomejs/biome", "tailwindcss", "typescript", "tsx"];

const sources = new Map([
  ...sourcesIn([...LAYERED, "tests"]),
  ...["vite.config.ts", "vite.widget.config.ts", "playwright.config.ts"].map(
    (file) => [file, readFileSync(file, "utf8")] as const,
  ),
]);
const imported = new Set(
  [...sources].flatMap(([file, source]) =>
    importsOf(file, source).flatMap((request) => packageOf(request) ?? []),
  ),
);

/** A state before Tailwind's `*:` or `**:`; widths and themes ask nothing of the element. */
const OF_ALL_CHILDREN =
  /\b(?:first|last|only|odd|even|nth-[\w-]+|not-[\w-]+|has-[\w-]+|empty|hover|active|focus[\w-]*|checked|disabled|(?:aria|data)-[\w-]+):\*{1,2}:/;

const isOneLayer = (importer: string, file: string) => layerOf(importer) === layerOf(file);
const linesOf = (text: string) => text.trimEnd().split("\n").length;

function crowdedFolders(files: Iterable<string>): string[] {
  const filesIn = new Map<string, number>();
  for (const file of files) {
    if (isTest(file) && !file.startsWith("tests/")) continue;
    const folder = path.posix.dirname(file);
    filesIn.set(folder, (filesIn.get(folder) ?? 0) + 1);
  }
  return [...filesIn]
    .filter(([, count]) => count > MOST_FILES_IN_A_FOLDER)
    .map(([folder, count]) => `${folder}: ${count}`);
}

function commentLines(text: string): number {
  const comments = text.match(/^[ \t]*(?:\{?\/\*[\s\S]*?\*\/|\/\/.*)/gm) ?? [];
  return comments.reduce((lines, comment) => lines + linesOf(comment), 0);
}

describe("the house", () => {
  it("has no files that import one another in a circle, types included", () => {
    expect(cyclesIn(sources)).toEqual([]);
  });

  it("sees a circle that only types close, and one through a lazy import", () => {
    const planted = new Map([
      ["src/a.ts", `import type { B } from "./b.ts";\nexport const a = 1;`],
      ["src/b.ts", `export type B = typeof import("./a.ts").a;`],
      ["src/c.ts", `import "./a.ts";\nexport const d = () => import("./d.ts");`],
      ["src/d.ts", `import "./c.ts";`],
    ]);
    expect(cyclesIn(planted)).toEqual([
      ["src/a.ts", "src/b.ts"],
      ["src/c.ts", "src/d.ts"],
    ]);
  });

  it("has at most 25 files in a folder, without the tests that stand beside their modules", () => {
    expect(crowdedFolders(sources.keys())).toEqual([]);
  });

  it("sees a crowded folder; a test counts only among tests", () => {
    const files = (folder: string, count: number, end: string) =>
      Array.from({ length: count }, (_, index) => `${folder}/${index}${end}`);
    const planted = [
      ...files("src/a", 26, ".ts"),
      ...files("src/b", 25, ".ts"),
      ...files("src/b", 9, ".test.ts"),
      ...files("tests/c", 26, ".test.ts"),
    ];
    expect(crowdedFolders(planted)).toEqual(["src/a: 26", "tests/c: 26"]);
  });

  it("has no file under 15 lines with a single importer in its layer", () => {
    const isOfTests = (file: string) => file.startsWith("tests/");
    const used = new Map([...sources].filter(([file]) => !isOfTests(file) && !isTest(file)));
    const helpers = smallPartsIn(sources, LEAST_LINES, isOneLayer).filter(isOfTests);
    const small = [...smallPartsIn(used, LEAST_LINES, isOneLayer), ...helpers];
    expect(small).toEqual([]);
  });

  it("sees such a file; allows one with two importers, a lazy one and one of another layer", () => {
    const planted = new Map([
      ["src/ui/a.ts", `import "./b.ts";\nimport "./c.ts";\nimport "../domain/d.ts";`],
      ["src/ui/b.ts", `import "./c.ts";\nexport const later = () => import("./e.ts");`],
      ["src/ui/c.ts", "export const c = 1;"],
      ["src/domain/d.ts", "export const d = 1;"],
      ["src/ui/e.ts", "export const e = 1;"],
    ]);
    expect(smallPartsIn(planted, LEAST_LINES, isOneLayer)).toEqual([
      "src/ui/b.ts into src/ui/a.ts",
    ]);
  });

  it.each(["app", "features", "parts", "routes", "ui"])(
    "has at most six lines of comments in a hundred of src/%s, tests aside",
    (folder) => {
      const ours = [...sources].filter(
        ([file]) => file.startsWith(`src/${folder}/`) && !isTest(file),
      );
      const text = ours.map(([, source]) => source).join("");
      expect(linesOf(text)).toBeGreaterThan(1_000);
      expect((commentLines(text) / linesOf(text)) * 100).toBeLessThanOrEqual(MOST_COMMENTS_PERCENT);
    },
  );

  it("counts every line of a comment, and none of the code beside one", () => {
    const three = "/**\n * Two\n */\nconst a = 1; // beside it\n  // One.\n  {/* One. */}\n";
    expect([commentLines(three), linesOf(three)]).toEqual([5, 6]);
  });

  it("has no class that styles all children by the element's own place or state", () => {
    // `:is(.x:last-child > *)`: the browser then finds style anew for all of a page at every change.
    const screens = [...sources].filter(([file]) => /^(src|widget)\//.test(file) && !isTest(file));
    expect(
      screens.flatMap(([file, source]) => (OF_ALL_CHILDREN.test(source) ? [file] : [])),
    ).toEqual([]);
    expect('"h-12 last:*:border-b-0"').toMatch(OF_ALL_CHILDREN);
    expect('"max-wide:*:first:pt-0 *:last:pb-0 sun:*:p-0"').not.toMatch(OF_ALL_CHILDREN);
  });

  it("assigns no ref while it renders, and makes no elements in a hook", () => {
    const screens = [...sources].filter(([file]) => file.startsWith("src/") && !isTest(file));
    expect(screens.flatMap(([file, source]) => faultsOfRendering(file, source))).toEqual([]);
  });

  it("sees a ref that is assigned while rendering, and a hook's element; not those of a handler", () => {
    const planted = `
      function useShown(value) { const shown = useRef(value); shown.current = value; }
      const Card = () => { last.current = 1; return <p />; };
      export function useCard() { return <p />; }
      const useRows = (rows) => useMemo(() => rows.map(() => <li />), [rows]);
      function useLater() {
        useEffect(() => { last.current = 1; });
        const later = () => { last.current = 1; };
        return { onClick() { last.current = 2; }, later };
      }`;
    expect(faultsOfRendering("src/x.tsx", planted)).toEqual([
      "src/x.tsx:2 assigns a ref",
      "src/x.tsx:3 assigns a ref",
      "src/x.tsx:4 makes elements",
      "src/x.tsx:5 makes elements",
    ]);
  });

  it("hands no whole game from component to component: each selects what it shows", () => {
    const handed = (source: string) => /(?:: |<)(?:Pick<)?GameView\b.*;$/m.test(source);
    const screens = [...sources].filter(([file]) => /^src\/features\/.*\.tsx$/.test(file));
    expect(screens.filter(([, source]) => handed(source)).map(([file]) => file)).toEqual([]);
    expect(handed("export function Score({ view }: {\n  view: GameView;\n}) {")).toBe(true);
  });

  const styled = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?:\.tsx|\.css)$/.test(file),
  );
  const styledWith = (isWrong: (source: string) => boolean) =>
    styled.filter((file) => isWrong(readFileSync(path.join("src", file), "utf8")));

  it("measures the window's height without the bars that a phone's browser lays over it", () => {
    const isCovered = (source: string) => /\d(?:l|s)?vh\b|\bh-screen\b/.test(source);
    expect(styledWith(isCovered)).toEqual([]);
    expect(isCovered("max-h-[80vh]")).toBe(true);
    expect(isCovered("max-h-[80dvh]")).toBe(false);
  });

  it("asks nothing of the root element with :has(), which styles the whole page anew at every change", () => {
    const asksTheRoot = (source: string) =>
      /(?<![\w-])(?:html|:root)(?:\[[^\]]*\]|:not\(|:is\()*:has\(/.test(source);
    expect(styledWith(asksTheRoot)).toEqual([]);
    expect(asksTheRoot("html:not(:has(.lv))")).toBe(true);
    expect(asksTheRoot(".lv:has(.fd)")).toBe(false);
  });

  it("keeps UI state in zustand: no set of listeners by hand above the device and the sync", () => {
    const isByHand = (source: string) =>
      /new Set<\(.*\) => void>|\bObservable\b.*from "/.test(source);
    const above = [...sources].filter(
      ([file]) => /^src\/(?:app|ui|parts|features|routes|widget)\//.test(file) && !isTest(file),
    );
    expect(above.filter(([, source]) => isByHand(source)).map(([file]) => file)).toEqual([]);
    expect(isByHand("const listeners = new Set<() => void>();")).toBe(true);
  });

  it("has one style sheet for all screens; only the live screen and the paper sheet add theirs", () => {
    const ofScreens = [...sources].filter(([file]) => /^src\/(?!widget\/)/.test(file));
    const importers = ofScreens.filter(([, source]) => /^import "[^"]+\.css";/m.test(source));
    expect(importers.map(([file]) => file)).toEqual([
      "src/features/game-review/sheet/score-sheet.tsx",
      "src/features/stat-collection/feed/feed.tsx",
      "src/features/stat-collection/live/live-screen.tsx",
      "src/main.tsx",
    ]);
  });

  it("S19: takes the browser's word for the network as a hint for words, never as a gate", () => {
    const asks = (pattern: RegExp) =>
      [...sources]
        .filter(
          ([file, source]) =>
            !isTest(file) && /^(src|sw|widget)\//.test(file) && pattern.test(source),
        )
        .map(([file]) => file)
        .sort();
    expect(asks(/navigator\.onLine|\.onLine\b/)).toEqual(
      [
        // Words of a call that was made and failed.
        "src/features/account/failure-text.ts",
        "src/features/auth/failure-words.ts",
        "src/sync/connectivity.ts",
      ].sort(),
    );
    expect(asks(/\.saysOnline\(/)).toEqual(["src/sync/tried-connectivity.ts"]);
    expect(asks(/isOnline\(\)/)).toEqual([
      // What the screens and the pill say; the engine probes faster where a network is there.
      "src/app/bootstrap/start-services.ts",
      "src/app/session/session-service.ts",
      "src/sync/connectivity.ts",
      "src/sync/engine.ts",
      "src/sync/status/status-board.ts",
    ]);
  });

  it("imports every package that package.json names, and each of the card's", () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync("package.json", "utf8"),
    ) as Readonly<Record<string, Readonly<Record<string, string>>>>;
    const named = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    // Preact comes by an alias, the typeface and PostgREST by the path of what they ship.
    const byName = [
      "vite.widget.config.ts",
      "scripts/fonts/subset-archivo.py",
      "tests/backend/rest/oracle.test.ts",
    ]
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const unused = named.filter(
      (name) =>
        !imported.has(name) &&
        !name.startsWith("@types/") &&
        !NEVER_IMPORTED.includes(name) &&
        !byName.includes(name),
    );
    expect(unused).toEqual([]);
    expect(OF_THE_CARD.filter((name) => !imported.has(name))).toEqual([]);
    expect(imported).toContain("@playwright/test");
  });
});

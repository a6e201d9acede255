import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../../src", import.meta.url));
/** What is drawn first: the start and the one screen whose code is fetched beside it. */
const FIRST_SCREEN = "routes/games-route.tsx";
const START = ["main.tsx", FIRST_SCREEN];
/** They hold no classes: the entries, and the table of routes. */
const WITHOUT_CLASSES = [...START, "routes/router.tsx"];

const first = reachedFrom(START);

it("styles.css reads every component that can be drawn before screens.css is here, and no other", () => {
  const listed = patternsOf(text("ui/styles.css"));
  const components = [...first.files].filter(
    (file) => file.endsWith(".tsx") && !WITHOUT_CLASSES.includes(file),
  );
  expect(components.filter((file) => !listed.some((pattern) => pattern.test(file)))).toEqual([]);
  const unused = listed.filter((pattern) => !components.some((file) => pattern.test(file)));
  expect(unused.map(String)).toEqual([]);
});

it("whatever is loaded behind the first paint brings screens.css, so that nothing shows without its classes", () => {
  const lazy = [...first.lazy].filter((file) => file.endsWith(".tsx") && !first.files.has(file));
  expect(lazy.length).toBeGreaterThan(10);
  expect(lazy.filter((file) => !/^import "(\.\.\/)+ui\/screens\.css";$/m.test(text(file)))).toEqual(
    [],
  );
});

/** Files that come with `entries` by static import, and those that they load later. */
function reachedFrom(entries: readonly string[]) {
  const files = new Set<string>();
  const lazy = new Set<string>();
  const queue = [...entries];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    const source = text(file);
    const { module } = parseSync(path.join(ROOT, file), source);
    const folder = path.posix.dirname(file);
    const resolve = (request: string) => path.posix.join(folder, request);
    for (const { moduleRequest, entries: names } of module.staticImports) {
      const isTypeOnly = names.length > 0 && names.every(({ isType }) => isType);
      if (moduleRequest.value.startsWith(".") && !isTypeOnly)
        queue.push(resolve(moduleRequest.value));
    }
    for (const { entries: names } of module.staticExports) {
      for (const { moduleRequest } of names) {
        if (moduleRequest?.value.startsWith(".")) queue.push(resolve(moduleRequest.value));
      }
    }
    for (const { moduleRequest } of module.dynamicImports) {
      const request = source.slice(moduleRequest.start + 1, moduleRequest.end - 1);
      if (request.startsWith(".")) lazy.add(resolve(request));
    }
  }
  return { files, lazy };
}

/** The `@source` lines as patterns over paths below src: each choice of a brace is its own. */
function patternsOf(css: string): RegExp[] {
  return [...css.matchAll(/^@source "\.\.\/([^"]+)";$/gm)].flatMap(([, glob = ""]) => {
    const [, before = glob, choices = "", after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(glob) ?? [];
    return choices.split(",").map((choice) => {
      const escaped = `${before}${choice}${after}`.replace(/[.]/g, "\\.").replace(/\*/g, "[^/]*");
      return new RegExp(`^${escaped}$`);
    });
  });
}

function text(file: string): string {
  const full = path.join(ROOT, file);
  if (!existsSync(full)) throw new Error(`src/${file} is imported but is not there.`);
  return readFileSync(full, "utf8");
}

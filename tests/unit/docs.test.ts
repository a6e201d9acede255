import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Set by a command of ours for another part of itself; a person never sets it. */
const INTERNAL = new Set(["API_PORT"]);

const CODE_FILES = [".ts", ".tsx", ".sql", ".css", ".mjs", ".toml"];

const MOST_PICTURE_BYTES = 150 * 1024;

function text(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

function filesUnder(folder: string, extension: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(extension))
    .map((path) => join(folder, path));
}

const PAGES = [
  "README.md",
  "CHANGELOG.md",
  "src/sync/SPEC.md",
  "supabase/local/README.md",
  ...filesUnder("docs", ".md"),
];

/** The relative targets of links and pictures in a Markdown text, without what follows a #. */
function linkTargets(markdown: string): string[] {
  const prose = markdown.replace(/```[\s\S]*?```/g, "");
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => (match[1] ?? "").replace(/#.*$/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target));
}

/** `folder/file.ext` in backticks that begins with one of the project's own folders. */
function namedPaths(markdown: string): string[] {
  const known = /`((?:src|sw|supabase|tests|scripts|docs|public)\/[\w./-]+)`/g;
  return [...markdown.matchAll(known)].map((match) => match[1] ?? "");
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

it.each(PAGES)("every relative link and picture of %s leads somewhere", (page) => {
  const folder = dirname(join(ROOT, page));
  const broken = linkTargets(text(page)).filter((target) => !exists(join(folder, target)));
  expect(broken).toEqual([]);
});

it.each(PAGES)("every file or folder that %s names is there", (page) => {
  expect(namedPaths(text(page)).filter((path) => !exists(join(ROOT, path)))).toEqual([]);
});

it.each(PAGES)("every npm script that %s names is in package.json", (page) => {
  const { scripts } = JSON.parse(text("package.json")) as { scripts: Record<string, string> };
  const named = [...text(page).matchAll(/npm (?:run )?([a-z][\w:-]*)/g)].map((match) => match[1]);
  const npmItself = new Set(["ci", "install", "update"]);
  expect(named.filter((name) => !npmItself.has(name ?? "") && !scripts[name ?? ""])).toEqual([]);
});

it("every record of a decision stands in the index", () => {
  const index = text("docs/decisions/README.md");
  const records = filesUnder("docs/decisions", ".md").filter((path) => !path.endsWith("README.md"));
  const missing = records.filter(
    (path) => !linkTargets(index).includes(relative("docs/decisions", path)),
  );
  expect(missing).toEqual([]);
});

it("docs/data-model.md names every table and view, and every function that a client calls", () => {
  const sql = filesUnder("supabase/migrations", ".sql").map(text).join("\n");
  const made = [
    ...sql.matchAll(/^create (?:table|view) ([\w.]+)/gm),
    ...sql.matchAll(/^create function (public\.\w+)/gm),
  ].map(([, name = ""]) => name.replace("public.", ""));
  const map = text("docs/data-model.md");
  expect(made.length).toBeGreaterThan(60);
  expect(made.filter((name) => !new RegExp(`\\b${name}\\b`).test(map))).toEqual([]);
});

it("the README shows every picture there is, small enough to load at a field", () => {
  const pictures = filesUnder("docs/pictures", ".webp").sort();
  const shown = linkTargets(text("README.md")).filter((path) => path.endsWith(".webp"));
  expect(shown.sort()).toEqual(pictures);
  const large = pictures.filter((path) => statSync(join(ROOT, path)).size > MOST_PICTURE_BYTES);
  expect(large).toEqual([]);
});

it(".env.example and the code name the same variables", () => {
  const example = text(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm);
  const settings = [...example].map((match) => match[1] ?? "").sort();
  const code = [
    text("src/app/read-env.ts"),
    text("vite.config.ts"),
    ...filesUnder("supabase/local/config", ".ts").map(text),
  ].join("\n");
  const used = [...code.matchAll(/(?:process\.env\.|\((?:env|values), ")([A-Z][A-Z0-9_]*)/g)]
    .map((match) => match[1] ?? "")
    .filter((name) => !INTERNAL.has(name));
  expect(settings).toEqual([...new Set(used)].sort());
});

/** Comments, test titles and texts of everything but this test's own patterns. */
const CODE = ["src", "sw", "widget", "supabase", "scripts", "hosting", "netlify", "tests"]
  .flatMap((folder) => CODE_FILES.flatMap((extension) => filesUnder(folder, extension)))
  .filter((path) => path !== "tests/unit/docs.test.ts")
  .map(text);

it.each(cited(/\b(?:D[1-9]\d?[a-c]?|I(?:[1-9]|1\d|2[0-4])|S(?:[1-9]|1\d|2[0-5]))\b/g))(
  "docs/rules.md or SPEC.md explains %s, which the code cites",
  (rule) => {
    expect(text("docs/rules.md") + text("src/sync/SPEC.md")).toContain(`**${rule}**`);
  },
);

it.each(cited(/\b[PA] §\d(?:(?:, ?|–)§\d)*/g, sectionsOf))(
  "docs/screens.md explains %s, which the code cites",
  (section) => {
    expect(text("docs/screens.md")).toMatch(new RegExp(`^## ${section} `, "m"));
  },
);

it.each(cited(/\brules? \d+(?:(?:, | and )\d+|-\d+)*/g, rulesOf))(
  "docs/rules.md explains security rule %s, which the code cites",
  (rule) => {
    expect(text("docs/rules.md")).toMatch(new RegExp(`^\\| ${rule} \\| `, "m"));
  },
);

it.each(cited(/\b[a-z][a-z-]*\.md\b/g))("%s, which the code cites, is a page of docs", (page) => {
  const places = [`docs/${page}`, `docs/decisions/${page}`, `docs/recipes/${page}`];
  expect(places.filter(exists)).toHaveLength(1);
});

it.each(cited(/\b[a-z-]+\.md,? "[^"]+"/g))(
  "%s, which the code cites, is a heading there",
  (place) => {
    const [, page, heading] = /^(.+\.md),? "(.+)"$/.exec(place) ?? [];
    expect(text(`docs/${page}`)).toMatch(new RegExp(`^##+ ${heading}$`, "m"));
  },
);

/** Returns what the code cites, each once and in order. */
function cited(pattern: RegExp, split: (found: string) => string[] = (found) => [found]): string[] {
  const found = CODE.flatMap((code) => code.match(pattern) ?? []).flatMap(split);
  if (found.length === 0) throw new Error(`nothing in the code matches ${pattern}`);
  return [...new Set(found)].sort();
}

/** Splits "P §2, §5" into "P §2" and "P §5". */
function sectionsOf(found: string): string[] {
  return (found.match(/\d/g) ?? []).map((number) => `${found[0]} §${number}`);
}

/** Splits "rules 3, 4" into "3" and "4"; of "rules 1-6" it takes the two ends. */
function rulesOf(found: string): string[] {
  return found.match(/\d+/g) ?? [];
}

import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { WidgetKindName } from "../../src/parts/embed/widget-kinds.ts";
import type { Figure } from "./figure.ts";
import type { FigureName } from "./goals.ts";

const compress = promisify(brotliCompress);

/** Chunks that the list of games needs beside the shell and what they import (vite.config.ts). */
const FIRST_SCREEN = ["games"];

/** Lazy pages that everybody opens, and one of admins, with their chunks. */
const LAZY_PAGES = {
  review: "review-screen",
  teams: "teams-page",
  team: "team-screen",
  player: "player-screen",
  stats: "fantasy-page",
  "all-stats": "comprehensive-stats-page",
  standings: "standings-page",
  "admin-widget": "widget-page",
} as const;

/** Kilobytes of the build: each file by itself, as a server sends it, at brotli's best. */
export async function builtBytes(dist: string): Promise<Figure[]> {
  const sizes = new Map<string, number>();
  async function sizeOf(url: string): Promise<number> {
    const known = sizes.get(url);
    if (known !== undefined) return known;
    const content = await readFile(path.join(dist, url));
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    const size = Math.min(content.length, (await compress(content, best)).length);
    sizes.set(url, size);
    return size;
  }
  async function figure(name: FigureName, urls: Iterable<string>): Promise<Figure> {
    let bytes = 0;
    for (const url of urls) bytes += await sizeOf(url);
    const value = bytes / 1024;
    return { name, measured: { min: value, median: value, max: value }, floor: null };
  }

  const widgetFiles = await widgetBeforeData(path.join(dist, "widget"));
  const html = await readFile(path.join(dist, "index.html"), "utf8");
  const shell = new Set(["index.html"]);
  // The script before the first paint, the app that it starts, and the style sheet.
  const named = found(
    html,
    / (?:src|data-app|rel="stylesheet" crossorigin href)="\/([^"]+\.(?:js|css))"/g,
  );
  if (named.length !== 3) throw new Error(`index.html names other files: ${named.join(", ")}`);
  for (const url of named) await addWithImports(dist, url, shell);
  const assets = await readdir(path.join(dist, "assets"), { recursive: true });
  const first = new Set(shell);
  for (const name of FIRST_SCREEN) {
    await addWithImports(dist, `assets/${chunkOf(name, assets)}`, first);
  }
  const common = new Set(first);
  await addWithImports(dist, `assets/${chunkOf("common", assets)}`, common);
  const pages: Figure[] = [];
  for (const [name, chunk] of Object.entries(LAZY_PAGES)) {
    const page = new Set(common);
    await addWithImports(dist, `assets/${chunkOf(chunk, assets)}`, page);
    pages.push(
      await figure(
        `${name as keyof typeof LAZY_PAGES}, beyond what screens share`,
        [...page].filter((url) => !common.has(url)),
      ),
    );
  }
  const worker = await readFile(path.join(dist, "sw.js"), "utf8");
  const precached = new Set(found(worker, /["']?url["']?:\s*["'`]([^"'`]+)["'`]/g));
  if (!precached.has("index.html")) throw new Error("The service worker's list was not found.");
  const isFont = (url: string) => url.endsWith(".woff2");
  return [
    await figure("shell before first paint", shell),
    await figure("first screen usable", first),
    await figure(
      "what screens share, beyond the first",
      [...common].filter((url) => !first.has(url)),
    ),
    await figure(
      "precache without fonts",
      [...precached].filter((url) => !isFont(url)),
    ),
    await figure("fonts", [...precached].filter(isFont)),
    await figure(
      "widget before data",
      widgetFiles.map((file) => `widget/${file}`),
    ),
    ...pages,
  ];
}

/** The chunk of this name, whose hash has eight signs, also where it is the admin panel's. */
function chunkOf(name: string, assets: readonly string[]): string {
  const chunk = assets.find((file) => {
    const own = path.posix.basename(file);
    return own.startsWith(name) && /^-[\w-]{8}\.js$/.test(own.slice(name.length));
  });
  if (chunk === undefined) throw new Error(`The build has no chunk ${name}.`);
  return chunk;
}

/** What a widget loads before it has data (docs/decisions/widget-bundle.md); paths in `folder`. */
export async function widgetBeforeData(
  folder: string,
  kind: WidgetKindName = "stats",
): Promise<string[]> {
  const page = path.join(kind, "index.html");
  const html = await readFile(path.join(folder, page), "utf8");
  const files = new Set([page]);
  for (const name of found(html, /<(?:script|link)[^>]+(?:src|href)="\/widget\/([^"]+)"/g)) {
    if (name.endsWith(".js")) await addWithImports(folder, name, files);
    else files.add(name);
  }
  return [...files];
}

async function addWithImports(dist: string, url: string, into: Set<string>): Promise<void> {
  if (into.has(url)) return;
  into.add(url);
  const code = await readFile(path.join(dist, url), "utf8");
  for (const file of found(code, /(?:from|import)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g)) {
    await addWithImports(dist, path.posix.join(path.posix.dirname(url), file), into);
  }
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, match]) => match ?? []);
}

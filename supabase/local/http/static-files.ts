import { createHash } from "node:crypto";
import { type Stats, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { ApiAnswer, ApiHandler, ApiRequest } from "./api-message.ts";
import { type Encoding, encodeBody } from "./encode-body.ts";
import { type ServedHead, withPageHead } from "./page-head.ts";
import { API_HEADERS, EMBED_HEADERS, EMBED_SCRIPT, UNKNOWN_WIDGET } from "./security-headers.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

const COMPRESSIBLE = new Set([".html", ".js", ".css", ".json", ".webmanifest", ".svg", ".txt"]);

interface StaticFile {
  readonly path: string;
  readonly body: Buffer;
  readonly tag: string;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
}

export interface StaticOptions {
  readonly folder: string;
  readonly pageHeaders: Readonly<Record<string, string>>;
  readonly widgetHeaders: Readonly<Record<string, string>>;
  /** The address that people use; where none is set, the one that the caller used. */
  readonly siteUrl: string | undefined;
  /** What the page at a path says of itself; null: what the whole app says. */
  readonly headOf: (request: ApiRequest) => Promise<ServedHead | null>;
}

/** Cached by path for all backends of this process, because tests start many over one build. */
const files = new Map<string, StaticFile>();

/**
 * Serves the built client. A path without a file is a route of the app or of the widget and gets
 * its page, but a missing asset gets 404: browsers would cache a page as a script.
 */
export function createStaticHandler(options: StaticOptions): ApiHandler {
  async function load(urlPath: string): Promise<StaticFile | undefined> {
    const path = join(options.folder, normalize(urlPath));
    if (!path.startsWith(options.folder + sep)) return undefined;
    // This is not awaited, because each turn of the event loop may be slow while the database
    // works.
    const info = statOf(path);
    if (info?.isFile() !== true) return undefined;
    const tag = `"${info.size.toString(36)}-${info.mtimeMs.toString(36)}"`;
    const known = files.get(path);
    if (known?.tag === tag) return known;
    const file = { path, body: await readFile(path), tag, encoded: new Map() };
    files.set(path, file);
    return file;
  }

  return async (request) => {
    if (request.method !== "GET" && request.method !== "HEAD")
      return refusal(405, "Method not allowed");
    const path = decodePath(request.path);
    if (path === undefined) return refusal(400, "Bad request");
    // Files whose name begins with a dot are not for visitors.
    if (/(^|[\\/])\./.test(path)) return refusal(404, "Not found");
    const isWidget = path.startsWith("/widget/");
    const own = (await load(path)) ?? (await load(join(path, "index.html")));
    const headers = isWidget ? options.widgetHeaders : options.pageHeaders;
    if (own !== undefined) {
      const given = await answer(request, own, headers);
      if (path !== EMBED_SCRIPT) return given;
      return { ...given, headers: { ...given.headers, ...EMBED_HEADERS } };
    }
    const route = isWidget ? UNKNOWN_WIDGET : "/index.html";
    const page = extname(path) === "" ? await load(route) : undefined;
    if (page === undefined) return refusal(404, "Not found");
    if (isWidget) return answer(request, page, headers);
    const head = await options.headOf(request);
    if (head === null) return answer(request, page, headers);
    const origin = options.siteUrl ?? request.origin;
    return headedPage(request, withPageHead(`${page.body}`, head, origin, path), headers);
  };
}

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // A path with a file for a folder, or one that is too long.
    return undefined;
  }
}

/**
 * A 404 gets the headers of an API answer and is not cached, since the next build may have the
 * file.
 */
function refusal(status: number, body: string): ApiAnswer {
  return { status, body, headers: { ...API_HEADERS, "content-type": "text/plain; charset=utf-8" } };
}

async function answer(
  request: ApiRequest,
  file: StaticFile,
  pageHeaders: Readonly<Record<string, string>>,
): Promise<ApiAnswer> {
  const extension = extname(file.path);
  const encoding = COMPRESSIBLE.has(extension) ? chooseEncoding(request) : undefined;
  const headers: Record<string, string> = {
    "content-type": TYPES[extension] ?? "application/octet-stream",
    "cache-control": cacheControl(file.path),
    etag: file.tag,
    vary: "accept-encoding",
    ...(extension === ".html" ? pageHeaders : { "x-content-type-options": "nosniff" }),
  };
  if (request.headers["if-none-match"] === file.tag) return { status: 304, headers };
  if (encoding === undefined) return { status: 200, headers, body: file.body };
  const body = file.encoded.get(encoding) ?? encodeBody(file.body, encoding);
  file.encoded.set(encoding, body);
  return { status: 200, headers: { ...headers, "content-encoding": encoding }, body: await body };
}

/** Serves a page with its own head; the server compresses it, and its tag comes from its text. */
function headedPage(
  request: ApiRequest,
  body: string,
  pageHeaders: Readonly<Record<string, string>>,
): ApiAnswer {
  const etag = `W/"${createHash("sha256").update(body).digest("hex").slice(0, 24)}"`;
  const headers = {
    ...pageHeaders,
    "content-type": TYPES[".html"] ?? "",
    "cache-control": "no-cache",
    etag,
    vary: "accept-encoding",
  };
  if (request.headers["if-none-match"] === etag) return { status: 304, headers };
  return { status: 200, headers, body };
}

/**
 * Names with a content hash never change; browsers always ask for the files by which an update is
 * found.
 */
function cacheControl(path: string): string {
  return /[/\\]assets[/\\].+[-.][\w-]{8,}\.\w+$/.test(path)
    ? "public, max-age=31536000, immutable"
    : "no-cache";
}

function chooseEncoding(request: ApiRequest): Encoding | undefined {
  const accepted = request.headers["accept-encoding"] ?? "";
  if (/\bbr\b/.test(accepted)) return "br";
  return /\bgzip\b/.test(accepted) ? "gzip" : undefined;
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes("\0") ? undefined : decoded;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

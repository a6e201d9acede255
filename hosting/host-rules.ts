import {
  EMBED_HEADERS,
  EMBED_SCRIPT,
  pageHeaders,
  widgetHeaders,
} from "../supabase/local/http/security-headers.ts";

/**
 * What a static host does with a path. All hosts share these rules and a test compares them with
 * the embedded server.
 */
export type HostRoute = "api" | "nothing" | "widget" | "file" | "page";

/** Paths of a backend: the app's page must never be taken for their answer. */
export const RESERVED = [
  "/rest",
  "/auth/v1",
  "/functions",
  "/storage",
  "/realtime",
  "/graphql",
  "/dev/mail",
  "/dev/provider",
  "/healthz",
  "/picture",
] as const;

/** A request under /api goes to the project's server function of that name. */
export const API = "/api";

/** Addresses that a function of this name answers to everybody: calendars, crests of teams, and games as they are played. */
export const OPEN_ADDRESSES = ["/calendar", "/crest", "/live"] as const;

/** The server function that answers a path of the kind `api`, as its own address. */
export function functionPath(path: string): string {
  return `/functions/v1${isUnder(path, API) ? path.slice(API.length) : path}`;
}

/**
 * The kind of a path: a page without a file is answered with index.html, one of the widget with the
 * page that says there is none, everything else with 404.
 */
export function hostRoute(path: string): HostRoute {
  if ([API, ...OPEN_ADDRESSES].some((prefix) => isUnder(path, prefix))) return "api";
  if (RESERVED.some((prefix) => isUnder(path, prefix))) return "nothing";
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (name.includes(".") && name !== "index.html") return "file";
  return path.startsWith("/widget/") ? "widget" : "page";
}

/** The headers of an answer to a path: rule 15, and how long it may be kept. */
export function hostHeaders(path: string, backendOrigin: string): Record<string, string> {
  if (path === EMBED_SCRIPT) return { ...EMBED_HEADERS };
  const kept = { "cache-control": isHashed(path) ? IMMUTABLE : "no-cache" };
  switch (hostRoute(path)) {
    case "page":
      return { ...pageHeaders(backendOrigin, true), ...kept };
    case "widget":
      return { ...widgetHeaders(backendOrigin, true), ...kept };
    default:
      return { "x-content-type-options": "nosniff", ...kept };
  }
}

const IMMUTABLE = "public, max-age=31536000, immutable";

/** Names with a content hash never change. */
function isHashed(path: string): boolean {
  return /\/assets\/.+[-.][\w-]{8,}\.\w+$/.test(path);
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

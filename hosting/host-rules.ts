import { pageHeaders, widgetHeaders } from "../supabase/local/http/security-headers.ts";

/**
 * What a static host does with a path, once for all hosts: the same as the embedded server's
 * (a test asks both).
 */
export type HostRoute = "api" | "nothing" | "widget" | "file" | "page";

/** Paths of a backend: a page of the app must never pass for their answer. */
export const RESERVED = [
  "/rest",
  "/auth/v1",
  "/functions",
  "/storage",
  "/realtime",
  "/graphql",
  "/dev/mail",
  "/healthz",
] as const;

/** Goes to the server functions of the project: /api/x is the function x. */
export const API = "/api";

/** What a path is: a page without a file is answered with index.html, all else with 404. */
export function hostRoute(path: string): HostRoute {
  if (isUnder(path, API)) return "api";
  if (RESERVED.some((prefix) => isUnder(path, prefix))) return "nothing";
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (name.includes(".") && name !== "index.html") return "file";
  return path.startsWith("/widget/") ? "widget" : "page";
}

/** The headers of an answer to a path: rule 15, and how long it may be kept. */
export function hostHeaders(path: string, backendOrigin: string): Record<string, string> {
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

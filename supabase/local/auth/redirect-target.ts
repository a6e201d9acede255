import type { AuthContext } from "./auth-context.ts";

/** The pages that may receive a session or a code from a mail link (security rule 14). */
const PATHS = new Set(["/", "/login", "/auth/callback", "/auth/reset-password"]);

/**
 * The page a mail link leads to: the wanted one when origin and path are on the list, else
 * the product's start page. Query and fragment of a foreign wish are dropped with it.
 */
export function redirectTarget(context: AuthContext, wanted: string | null): string {
  const fallback = `${context.siteUrl()}/`;
  if (wanted === null || !URL.canParse(wanted)) return fallback;
  const url = new URL(wanted);
  const isOwn = url.origin === context.siteUrl() || (context.isLocal && isLoopback(url));
  return isOwn && PATHS.has(url.pathname) && url.username === "" ? url.href : fallback;
}

function isLoopback(url: URL): boolean {
  return url.protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
}

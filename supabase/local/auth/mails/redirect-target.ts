import { isLoopbackHost } from "../../http/loopback.ts";
import type { AuthContext } from "../auth-context.ts";

/** The pages that may receive a session or a code from a mail link (security rule 14). */
const PATHS = new Set(["/", "/login", "/auth/callback", "/auth/reset-password"]);

/** Query parameters that are kept; the pages check their values. */
const QUERY = ["type", "invited", "next"];

/**
 * The page that a mail link leads to: the requested one when origin and path are on the list, else
 * the start page. A refused request loses its query and fragment too.
 */
export function redirectTarget(context: AuthContext, wanted: string | null): string {
  const fallback = `${context.siteUrl()}/`;
  if (wanted === null || !URL.canParse(wanted)) return fallback;
  const url = new URL(wanted);
  const isLocal = context.isLocal && url.protocol === "http:" && isLoopbackHost(url.hostname);
  const isOwn = url.origin === context.siteUrl() || isLocal;
  if (!isOwn || !PATHS.has(url.pathname) || url.username !== "") return fallback;
  const target = new URL(url.pathname, url.origin);
  for (const name of QUERY) {
    const value = url.searchParams.get(name);
    if (value !== null) target.searchParams.set(name, value);
  }
  return target.href;
}

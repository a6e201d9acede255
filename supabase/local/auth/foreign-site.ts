import type { ApiRequest } from "../http/api-message.ts";
import { AuthError } from "./auth-error.ts";

/**
 * Refuses what another site's page sends from its visitor's browser, before it takes from the
 * visitor's limits. A followed mail link comes from another site too, but takes from no limit.
 * @throws AuthError 403 foreign_site.
 */
export function refuseForeignSite(request: ApiRequest): void {
  if (request.method === "GET" && request.path === "/verify") return;
  const isForeign = request.headers["sec-fetch-site"] === "cross-site";
  // Older browsers do not name the site, but a form of any page cannot send the key.
  const isForm = request.method !== "GET" && request.headers.apikey === undefined;
  if (isForeign || isForm) {
    throw new AuthError(403, "foreign_site", "Requests from pages of other sites are refused");
  }
}

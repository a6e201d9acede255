import type { ApiRequest } from "../http/api-message.ts";
import { AuthError } from "./auth-error.ts";

/**
 * Refuses what a page of another site sends with its visitor's address, before any limit counts it:
 * browsers name the site, and older ones cannot put a key into a form's headers. A followed mail
 * link comes from another site too; following takes from no limit.
 * @throws AuthError 403 foreign_site.
 */
export function refuseForeignSite(request: ApiRequest): void {
  if (request.method === "GET" && request.path === "/verify") return;
  const isForeign = request.headers["sec-fetch-site"] === "cross-site";
  const isForm = request.method !== "GET" && request.headers.apikey === undefined;
  if (isForeign || isForm) {
    throw new AuthError(403, "foreign_site", "Requests from pages of other sites are refused");
  }
}

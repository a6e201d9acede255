import { createHash } from "node:crypto";
import { pageHeaders } from "./security-headers.ts";

/**
 * Fingerprint of the page headers, which the build writes into index.html. A precached page keeps
 * its headers, so changed headers must make a changed file.
 */
export function pageHeadersHash(clientBackendOrigin?: string): string {
  const text = JSON.stringify(pageHeaders(clientBackendOrigin, true));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

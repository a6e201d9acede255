import { createHash } from "node:crypto";
import { pageHeaders } from "./security-headers.ts";

/**
 * Fingerprint of the page headers. A precached index.html keeps the headers it came with, so
 * the build writes this into index.html: changed headers then make a changed file.
 */
export function pageHeadersHash(clientBackendOrigin?: string): string {
  const text = JSON.stringify(pageHeaders(clientBackendOrigin, true));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

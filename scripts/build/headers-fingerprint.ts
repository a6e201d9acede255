import type { Plugin } from "vite";
import { pageHeadersHash } from "../../supabase/local/http/page-headers-hash.ts";

/**
 * A precached index.html keeps the headers it came with. With their fingerprint inside, changed
 * headers make a changed file, which the service worker fetches anew (security rule 15).
 */
export function headersFingerprint(): Plugin {
  const backend = process.env.VITE_SUPABASE_URL;
  const content = pageHeadersHash(backend ? new URL(backend).origin : undefined);
  return {
    name: "headers-fingerprint",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { name: "headers", content }, injectTo: "head" },
    ],
  };
}

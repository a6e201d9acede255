import type { Plugin } from "vite";
import { pageHeadersHash } from "../../supabase/local/http/page-headers-hash.ts";

/** Changed headers must change index.html, which is precached with its headers (security rule 15). */
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

import { withoutJsonSecrets } from "./json-secrets.ts";

/** Lengths have limits: without them, 10,000 letters without a blank take half a second. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{1,300}\.[\w-]+(?:\.[\w-]*)?/g, "[token]"],
  [/\bBearer\s+\S+/gi, "Bearer [token]"],
  [/\bsb_(?:secret|publishable)_[\w-]+/g, "[key]"],
  [
    /\b((?:access_|refresh_|provider_)?token(?:_hash)?|code|apikey|password|email|nonce)=[^&\s"'#]+/gi,
    "$1=[removed]",
  ],
  // In a page's address, the sign is encoded.
  [/[^\s@<>"'(),:;=/&?]{1,64}(?:@|%40)[^\s@<>"'(),:;=/&?%#]{1,255}\.[a-z]{2,}/gi, "[address]"],
];

export function redact(text: string): string {
  return RULES.reduce(
    (clean, [pattern, stands]) => clean.replace(pattern, stands),
    withoutJsonSecrets(text),
  );
}

/** Drops the fragment too, because a link may carry secrets in it. */
export function redactUrl(url: string): string {
  return redact(url.split("#")[0] ?? "");
}

import { withoutJsonSecrets } from "./json-secrets.ts";

/**
 * What must never leave the device with a report (D13): tokens, secrets, addresses. A token's first
 * part (in life a hundred letters) and an address (RFC 5321) are not looked for at any length:
 * unbounded, ten thousand letters without a blank would hold up the screen for half a second.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\beyJ[\w-]{1,300}\.[\w-]+(?:\.[\w-]*)?/g, "[token]"],
  [/\bBearer\s+\S+/gi, "Bearer [token]"],
  [/\bsb_(?:secret|publishable)_[\w-]+/g, "[key]"],
  [
    /\b((?:access_|refresh_|provider_)?token(?:_hash)?|code|apikey|password|email|nonce)=[^&\s"'#]+/gi,
    "$1=[removed]",
  ],
  // In the address of a page the sign stands encoded.
  [/[^\s@<>"'(),:;=/&?]{1,64}(?:@|%40)[^\s@<>"'(),:;=/&?%#]{1,255}\.[a-z]{2,}/gi, "[address]"],
];

/** The same text without tokens, keys, passwords and e-mail addresses. */
export function redact(text: string): string {
  return RULES.reduce(
    (clean, [pattern, stands]) => clean.replace(pattern, stands),
    withoutJsonSecrets(text),
  );
}

/** Where somebody is, without what a link may have carried: no fragment, no secrets. */
export function redactUrl(url: string): string {
  return redact(url.split("#")[0] ?? "");
}

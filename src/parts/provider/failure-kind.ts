const CONNECTION: ReadonlySet<string> = new Set([
  "provider_unreachable",
  "provider_timeout",
  "provider_connection",
  "provider_failed",
  "provider_rate_limited",
  "provider_unreadable",
  "over_request_rate_limit",
  "unexpected_failure",
  "network",
  "offline",
]);
const CONFIGURATION: ReadonlySet<string> = new Set([
  "provider_not_chosen",
  "provider_refused",
  "provider_not_found",
  "provider_bad_request",
]);

/** Returns a code's kind of failure (docs/provider.md), which decides the tips (A §8). */
export function failureKind(code: string): "connection" | "configuration" | "other" {
  if (CONNECTION.has(code)) return "connection";
  return CONFIGURATION.has(code) ? "configuration" : "other";
}

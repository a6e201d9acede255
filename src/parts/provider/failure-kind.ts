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

/** The kind of failure of a code (docs/provider.md) or a call; it decides the tips (A §8). */
export function failureKind(code: string): "connection" | "configuration" | "other" {
  if (CONNECTION.has(code)) return "connection";
  return CONFIGURATION.has(code) ? "configuration" : "other";
}

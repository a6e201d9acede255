import type { ProviderErrorCode } from "../../../../src/domain/provider/provider-contract.ts";
import { FunctionError } from "../function-error.ts";

/** What is said when the provider answers with a status (A §8). */
const OF_STATUS: Readonly<Record<number, readonly [ProviderErrorCode, string]>> = {
  400: ["provider_bad_request", "Bad request: check the League ID."],
  401: ["provider_refused", "Authentication error: invalid credentials."],
  403: ["provider_refused", "Access denied: the credentials do not open this site."],
  404: ["provider_not_found", "Resource not found: verify the League ID."],
  408: ["provider_timeout", "Request timeout: the {label} gave up waiting."],
  429: ["provider_rate_limited", "Rate limit exceeded: wait a few minutes and try again."],
  500: ["provider_failed", "Server error: the {label} failed. Try again in a few minutes."],
  502: [
    "provider_failed",
    "Bad gateway: the {label} cannot be reached. Try again in a few minutes.",
  ],
  503: ["provider_failed", "Service unavailable: the {label} is down. Try again in a few minutes."],
  504: ["provider_failed", "Gateway timeout: the {label} is slow. Try again in a few minutes."],
};

/** The failure of an answer with another status than 200. */
export function statusFailure(
  status: number,
  statusText: string,
  label: string,
  retryAfter: number | undefined,
): FunctionError<ProviderErrorCode> {
  const [code, words] = OF_STATUS[status] ?? [
    "provider_failed",
    `API error: ${status} ${statusText}`,
  ];
  const ours = code === "provider_rate_limited" ? 429 : code === "provider_timeout" ? 504 : 502;
  return new FunctionError(ours, code, words.replace("{label}", label).trim(), retryAfter);
}

export function networkFailure(label: string): FunctionError<ProviderErrorCode> {
  const words = `Network error: Unable to connect to the ${label} API. Check the server's connection.`;
  return new FunctionError(502, "provider_unreachable", words);
}

export function timeFailure(label: string, seconds: number): FunctionError<ProviderErrorCode> {
  const words = `Request timeout: the ${label} did not answer within ${seconds} seconds.`;
  return new FunctionError(504, "provider_timeout", words);
}

export function connectionFailure(label: string): FunctionError<ProviderErrorCode> {
  const words = `Connection error: the ${label} closed the connection before its answer was complete.`;
  return new FunctionError(502, "provider_connection", words);
}

/** An answer that is a page, a redirect, truncated JSON, or too large. */
export function unreadable(label: string, what: string): FunctionError<ProviderErrorCode> {
  return new FunctionError(502, "provider_unreadable", `The ${label} answered with ${what}.`);
}

import type { Exchange } from "../http/exchange.ts";

/** What the auth server says when this refresh token will never work again. */
const DEFINITIVE_CODES: ReadonlySet<string> = new Set([
  "refresh_token_not_found",
  "refresh_token_already_used",
  "session_not_found",
  "session_expired",
  "user_not_found",
  "user_banned",
  "invalid_grant",
]);

/**
 * Whether an answer to a refresh is the auth server's own definitive no: a 4xx with a JSON body
 * that carries one of its codes. A captive portal, a proxy, a rate limit or a gateway can refuse
 * for a thousand reasons; none of them ends a session.
 */
export function isDefinitiveRefusal(exchange: Exchange): boolean {
  if (exchange.kind !== "refused" || exchange.json === null) return false;
  if (exchange.status < 400 || exchange.status >= 500 || exchange.status === 429) return false;
  const { error_code, code, error } = exchange.json;
  return [error_code, code, error].some(
    (word) => typeof word === "string" && DEFINITIVE_CODES.has(word),
  );
}

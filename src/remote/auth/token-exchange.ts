import {
  type Exchange,
  type Exchanged,
  exchangeOnce,
  type RemoteConfig,
} from "../http/exchange.ts";

/** After these codes the refresh token will never work again. */
const DEFINITIVE_CODES: ReadonlySet<unknown> = new Set([
  "refresh_token_not_found",
  "refresh_token_already_used",
  "session_not_found",
  "session_expired",
  "user_not_found",
  "user_banned",
  "invalid_grant",
]);

/** Never throws; `value` is the unread body of a 2xx answer, and null for any other. */
export function exchangeToken(
  config: RemoteConfig,
  refreshToken: string,
): Promise<Exchanged<unknown>> {
  return exchangeOnce(config, async (wire): Promise<unknown> => {
    const response = await wire.fetch(`${config.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: config.publishableKey, "Content-Type": "application/json" },
      body: JSON.stringify({ refresh_token: refreshToken }),
    });
    return response.ok ? await response.json() : null;
  });
}

/** Only the auth server's own codes end a session; portals and rate limits refuse too. */
export function isDefinitiveRefusal(exchange: Exchange): boolean {
  if (exchange.kind !== "refused" || exchange.json === null) return false;
  if (exchange.status < 400 || exchange.status >= 500 || exchange.status === 429) return false;
  const { error_code, code, error } = exchange.json;
  return [error_code, code, error].some((word) => DEFINITIVE_CODES.has(word));
}

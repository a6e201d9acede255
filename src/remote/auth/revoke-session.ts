import { startDeadline } from "../http/deadline.ts";
import { openWire } from "../http/exchange.ts";
import type { RemoteConfig } from "../http/remote-config.ts";
import { readAuthFailure } from "./auth-failure.ts";
import type { LibraryCall } from "./auth-library.ts";
import type { AuthResult } from "./auth-result.ts";
import { isDefinitiveRefusal } from "./refresh-refusal.ts";
import type { SessionRecord } from "./session-record.ts";
import { needsRefresh } from "./token-age.ts";

export type SignOutScope = "local" | "others" | "global";

/**
 * Ends sessions at the server. `session` may be one that this device has forgotten already, and
 * its token may be hours old: it is exchanged first, beside the keeper, or the server would
 * refuse the token and the session would live on.
 */
export async function revokeSession(
  config: RemoteConfig,
  call: LibraryCall,
  session: SessionRecord,
  scope: SignOutScope,
): Promise<AuthResult<null>> {
  const token = needsRefresh(session, config.now())
    ? await freshToken(config, session)
    : session.accessToken;
  if (token === null) return { ok: true, value: null };
  const { value, exchange } = await call((auth) => auth.admin.signOut(token, scope));
  // 401, 403, 404: the server no longer knows the session, which is what was asked for (P §8).
  const isGone =
    exchange.kind === "refused" && exchange.json !== null && /^40[134]$/.test(`${exchange.status}`);
  if (isGone || (exchange.kind === "ok" && value?.error === null)) return { ok: true, value: null };
  return { ok: false, error: readAuthFailure(exchange) };
}

/** null: the auth server has ended this session already. Unreachable: the old token is tried. */
async function freshToken(config: RemoteConfig, session: SessionRecord): Promise<string | null> {
  const deadline = startDeadline(null, config.timeoutMs / 3);
  const wire = openWire(config.fetch, deadline, config.now);
  try {
    const response = await wire.fetch(`${config.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: config.publishableKey, "Content-Type": "application/json" },
      body: JSON.stringify({ refresh_token: session.refreshToken }),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    const token = (answer as { access_token?: unknown } | null)?.access_token;
    if (typeof token === "string") return token;
    return isDefinitiveRefusal(wire.last()) ? null : session.accessToken;
  } catch {
    return session.accessToken;
  } finally {
    deadline.release();
  }
}

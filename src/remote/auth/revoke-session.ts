import { fail, ok } from "../../domain/shared/result.ts";
import type { RemoteConfig } from "../http/exchange.ts";
import { type AuthResult, readAuthFailure } from "./auth-failure.ts";
import type { LibraryCall } from "./auth-library.ts";
import { needsRefresh, type SessionRecord } from "./session-record.ts";
import { exchangeToken, isDefinitiveRefusal } from "./token-exchange.ts";

export type SignOutScope = "local" | "others" | "global";

/** Exchanges an old token first: the server would refuse it, and the session would live on. */
export async function revokeSession(
  config: RemoteConfig,
  call: LibraryCall,
  session: SessionRecord,
  scope: SignOutScope,
): Promise<AuthResult<null>> {
  const token = needsRefresh(session, config.now())
    ? await freshToken(config, session)
    : session.accessToken;
  if (token === null) return ok(null);
  const { value, exchange } = await call((auth) => auth.admin.signOut(token, scope));
  // 401, 403, 404: the server no longer knows the session, which is what was asked for (P §8).
  const isGone =
    exchange.kind === "refused" && exchange.json !== null && /^40[134]$/.test(`${exchange.status}`);
  if (isGone || (exchange.kind === "ok" && value?.error === null)) return ok(null);
  return fail(readAuthFailure(exchange));
}

/** null if the auth server has ended this session. Without an answer, the old token is tried. */
async function freshToken(config: RemoteConfig, session: SessionRecord): Promise<string | null> {
  const answer = await exchangeToken(
    { ...config, timeoutMs: config.timeoutMs / 3 },
    session.refreshToken,
  );
  const token = (answer.value as { access_token?: unknown } | null)?.access_token;
  if (typeof token === "string") return token;
  return isDefinitiveRefusal(answer.exchange) ? null : session.accessToken;
}

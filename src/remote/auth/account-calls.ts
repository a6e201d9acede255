import { startDeadline } from "../http/deadline.ts";
import { readAuthFailure } from "./auth-failure.ts";
import type { LibraryCall } from "./auth-library.ts";
import type { AuthParts } from "./auth-parts.ts";
import { type AuthResult, refusedAuth } from "./auth-result.ts";
import { revokeSession, type SignOutScope } from "./revoke-session.ts";
import type { SessionRecord } from "./session-record.ts";

/** The calls of somebody who is signed in. */
export interface AccountCalls {
  /** Ends the person's other sessions at the server (rule 13). */
  updatePassword(password: string): Promise<AuthResult<null>>;
  revoke(session: SessionRecord, scope: SignOutScope): Promise<AuthResult<null>>;
}

export function createAccountCalls(parts: AuthParts, call: LibraryCall): AccountCalls {
  const { config, keeper, refresher } = parts;
  return {
    async updatePassword(password) {
      const patience = startDeadline(null, config.timeoutMs);
      const outcome = await refresher.refresh(patience.signal);
      patience.release();
      if (outcome === "refused" || keeper.current() === null) return refusedAuth("session-ended");
      const { exchange } = await call((auth) => auth.updateUser({ password }));
      if (exchange.kind === "ok") return { ok: true, value: null };
      return { ok: false, error: readAuthFailure(exchange) };
    },
    revoke: (session, scope) => revokeSession(config, call, session, scope),
  };
}

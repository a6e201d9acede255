import type { SupportedStorage } from "@supabase/auth-js";
import type { SessionKeeper, SessionStorage } from "./session-keeper.ts";

/** The name under which the auth library believes to keep its session. */
export const AUTH_STORAGE_KEY = "stat-tracker.auth";

const ALWAYS_FRESH_S = 24 * 3600;

/**
 * The store that the auth library is given. It reads a session that never expires, so it never
 * refreshes by itself (its own refresh hangs for 25 s offline and then drops the session); what
 * it saves goes to the keeper; that it removes the session is not its decision to take. Its
 * other keys (PKCE verifiers) are kept as they come.
 */
export function createAuthStorage(
  keeper: SessionKeeper,
  storage: SessionStorage | null,
  now: () => number,
): SupportedStorage {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      if (key === AUTH_STORAGE_KEY) return sessionText(keeper, now());
      return memory.get(key) ?? storage?.getItem(key) ?? null;
    },
    setItem(key, value) {
      if (key === AUTH_STORAGE_KEY) {
        keeper.accept(JSON.parse(value));
        return;
      }
      memory.set(key, value);
      storage?.setItem(key, value);
    },
    removeItem(key) {
      if (key === AUTH_STORAGE_KEY) return;
      memory.delete(key);
      storage?.removeItem(key);
    },
  };
}

function sessionText(keeper: SessionKeeper, now: number): string | null {
  const session = keeper.current();
  if (session === null || session.isRefused) return null;
  return JSON.stringify({
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    token_type: "bearer",
    expires_in: session.lifetimeMs / 1000,
    expires_at: Math.floor(now / 1000) + ALWAYS_FRESH_S,
    user: session.user,
  });
}

import type { SupportedStorage } from "@supabase/auth-js";
import { loadText, saveText, type TextStorage } from "../../browser/web-storage.ts";
import type { SessionKeeper } from "./session-keeper.ts";

/** The auth library's name for its session. */
export const AUTH_STORAGE_KEY = "stat-tracker.auth";
/** The library keeps the secret half of the last mail link here. */
export const VERIFIER_KEY = `${AUTH_STORAGE_KEY}-code-verifier`;

const ALWAYS_FRESH_S = 24 * 3600;

export interface AuthStorage extends SupportedStorage {
  hasVerifier(): boolean;
  /** Keeps the verifier once its mail was sent; until then an earlier mail's is still needed. */
  settleVerifier(isMailSent: boolean): void;
  forgetVerifier(): void;
}

/** Shows a session that never expires, so the library never refreshes; it cannot remove any. */
export function createAuthStorage(
  keeper: SessionKeeper,
  storage: TextStorage | null,
  now: () => number,
): AuthStorage {
  const memory = new Map<string, string>();
  let asked: string | null = null;
  const held = (key: string) => memory.get(key) ?? loadText(storage, key);
  const hold = (key: string, value: string) => {
    memory.set(key, value);
    saveText(storage, key, value);
  };
  return {
    getItem: (key) => (key === AUTH_STORAGE_KEY ? sessionText(keeper, now()) : held(key)),
    setItem(key, value) {
      if (key === AUTH_STORAGE_KEY) keeper.accept(JSON.parse(value));
      else if (key === VERIFIER_KEY) asked = value;
      else hold(key, value);
    },
    removeItem(key) {
      if (key === AUTH_STORAGE_KEY || key === VERIFIER_KEY) return;
      memory.delete(key);
      saveText(storage, key, null);
    },
    hasVerifier: () => held(VERIFIER_KEY) !== null,
    settleVerifier(isMailSent) {
      if (isMailSent && asked !== null) hold(VERIFIER_KEY, asked);
      asked = null;
    },
    forgetVerifier() {
      memory.delete(VERIFIER_KEY);
      saveText(storage, VERIFIER_KEY, null);
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

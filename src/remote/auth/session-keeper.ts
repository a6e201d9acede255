import { loadText, saveText, type TextStorage } from "../../browser/web-storage.ts";
import type { Identity } from "../../sync/transport.ts";
import { readAuthSession, readStoredSession, type SessionRecord } from "./session-record.ts";

export const SESSION_KEY = "stat-tracker.session";

/** Only a sign-out forgets the session: the auth library would delete it on a portal's answer. */
export interface SessionKeeper extends Identity {
  current(): SessionRecord | null;
  /** Another tab may have written since: reads again and returns what holds now. */
  reread(): SessionRecord | null;
  /** Accepts the auth server's form; false for any other. */
  accept(authSession: unknown): boolean;
  /** Works like `accept`, but only while `refreshToken` is current (no sign-out between). */
  exchange(refreshToken: string, authSession: unknown): boolean;
  /** The auth server refused this refresh token for good; the person stays known. */
  markRefused(refreshToken: string): void;
  forget(): void;
  close(): void;
}

interface SessionKeeperOptions {
  readonly storage: TextStorage | null;
  readonly now: () => number;
  /** Receives `storage` events of other tabs; null outside a browser. */
  readonly tabs: EventTarget | null;
}

export function createSessionKeeper(options: SessionKeeperOptions): SessionKeeper {
  const { storage, now, tabs } = options;
  const listeners = new Set<() => void>();
  let current = readStoredSession(loadText(storage, SESSION_KEY));

  function replace(next: SessionRecord | null): void {
    current = next;
    for (const listener of [...listeners]) listener();
  }

  function store(next: SessionRecord | null): void {
    saveText(storage, SESSION_KEY, next && JSON.stringify(next));
    replace(next);
  }

  /** A cleared storage (key null) is not a sign-out, so this tab keeps what it knows. */
  function onStorage(event: Event): void {
    const { key, newValue } = event as StorageEvent;
    if (key === SESSION_KEY) replace(readStoredSession(newValue));
  }
  tabs?.addEventListener("storage", onStorage);

  function accept(authSession: unknown): boolean {
    const session = readAuthSession(authSession, now());
    if (session === null) return false;
    // The library also saves a changed user beside the tokens that are here already. A refresh
    // within the same second gives the same access token, but never the same refresh token.
    const isKnown =
      session.accessToken === current?.accessToken && session.refreshToken === current.refreshToken;
    store(isKnown ? { ...session, obtainedAt: current?.obtainedAt ?? now() } : session);
    return true;
  }

  return {
    current: () => current,
    currentUserId: () => (current === null || current.isRefused ? null : current.userId),
    reread() {
      const stored = readStoredSession(loadText(storage, SESSION_KEY));
      if (stored !== null && stored.refreshToken !== current?.refreshToken) replace(stored);
      return current;
    },
    accept,
    exchange(refreshToken, authSession) {
      return current?.refreshToken === refreshToken && accept(authSession);
    },
    markRefused(refreshToken) {
      if (current?.refreshToken === refreshToken) store({ ...current, isRefused: true });
    },
    forget: () => store(null),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => tabs?.removeEventListener("storage", onStorage),
  };
}

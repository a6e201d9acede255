import type { AuthClient as AuthLibraryClient } from "@supabase/auth-js";
import { type AuthFailure, readAuthFailure } from "./auth-failure.ts";
import { AUTH_STORAGE_KEY, createAuthStorage } from "./auth-storage.ts";
import { startDeadline } from "./deadline.ts";
import { type Exchange, openWire } from "./exchange.ts";
import type { RefreshBreaker } from "./refresh-breaker.ts";
import type { RemoteConfig } from "./remote-config.ts";
import type { SessionKeeper, SessionStorage } from "./session-keeper.ts";
import type { SessionRecord } from "./session-record.ts";

type AuthClient = InstanceType<typeof AuthLibraryClient>;

export type SignOutScope = "local" | "others" | "global";

export type AuthResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: AuthFailure };

interface AuthCall<Value> {
  readonly value: Value | null;
  /** What was seen on the wire, whatever the library made of it. */
  readonly exchange: Exchange;
}

/** Sign-in and sign-out. What holds now is in the session keeper, never asked of the network. */
export interface AuthApi {
  signInWithPassword(email: string, password: string): Promise<AuthResult<SessionRecord>>;
  /**
   * `local` and `global` end the session on this device at once, with or without a network;
   * `isRevoked` says whether the server has confirmed it. `others` needs the network and fails
   * in words without it.
   */
  signOut(scope: SignOutScope): Promise<AuthResult<{ readonly isRevoked: boolean }>>;
}

export function createAuthApi(
  config: RemoteConfig,
  keeper: SessionKeeper,
  breaker: RefreshBreaker,
  storage: SessionStorage | null,
): AuthApi {
  let client: Promise<AuthClient> | null = null;
  let send: typeof fetch = config.fetch;
  let previous: Promise<unknown> = Promise.resolve();

  /** The library wants one client for its life, so its fetch uses the running call's wire. */
  function authClient(): Promise<AuthClient> {
    client ??= import("@supabase/auth-js").then(
      (library) =>
        new library.AuthClient({
          url: `${config.url}/auth/v1`,
          headers: { apikey: config.publishableKey },
          storageKey: AUTH_STORAGE_KEY,
          storage: createAuthStorage(keeper, storage, config.now),
          autoRefreshToken: false,
          detectSessionInUrl: false,
          flowType: "pkce",
          skipAutoInitialize: true,
          // The wire has kept the failure; a thrown one the library would print to the console.
          fetch: (input, init) =>
            send(input, init).catch(() => new Response(null, { status: 503 })),
        }),
    );
    client.catch(() => {
      client = null;
    });
    return client;
  }

  /** One call of the library after the other, so that each has the wire for itself. */
  function call<Value>(work: (auth: AuthClient) => Promise<Value>): Promise<AuthCall<Value>> {
    const next = previous.then(() => callAlone(work));
    previous = next;
    return next;
  }

  async function callAlone<Value>(
    work: (auth: AuthClient) => Promise<Value>,
  ): Promise<AuthCall<Value>> {
    const deadline = startDeadline(null, config.timeoutMs);
    const wire = openWire(config.fetch, deadline, config.now);
    try {
      const auth = await authClient();
      send = wire.fetch;
      return { value: await work(auth), exchange: wire.last() };
    } catch {
      // The chunk did not load, or the library threw over a body: the exchange tells.
      return { value: null, exchange: wire.last() };
    } finally {
      deadline.release();
    }
  }

  async function revoke(
    session: SessionRecord,
    scope: SignOutScope,
  ): Promise<AuthResult<{ readonly isRevoked: boolean }>> {
    const { value, exchange } = await call((auth) =>
      auth.admin.signOut(session.accessToken, scope),
    );
    // 401, 403, 404: the server no longer knows the session, which is what was asked for.
    const isGone =
      exchange.kind === "refused" &&
      exchange.json !== null &&
      /^40[134]$/.test(`${exchange.status}`);
    if (isGone || (exchange.kind === "ok" && value?.error === null)) {
      return { ok: true, value: { isRevoked: true } };
    }
    return { ok: false, error: readAuthFailure(exchange) };
  }

  return {
    async signInWithPassword(email, password) {
      const before = keeper.current();
      const { value, exchange } = await call((auth) =>
        auth.signInWithPassword({ email, password }),
      );
      const session = keeper.current();
      if (value?.data.session == null || session === null || session === before) {
        return { ok: false, error: readAuthFailure(exchange) };
      }
      breaker.reset();
      return { ok: true, value: session };
    },
    async signOut(scope) {
      const session = keeper.current();
      if (session === null) return { ok: true, value: { isRevoked: false } };
      if (scope === "others") return revoke(session, scope);
      keeper.forget();
      const revoked = await revoke(session, scope);
      return { ok: true, value: { isRevoked: revoked.ok } };
    },
  };
}

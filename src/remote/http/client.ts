import type { Identity, Transport } from "../../sync/transport.ts";
import { createEventsApi } from "../api/events-api.ts";
import { createReferenceApi, type ReferenceApi } from "../api/reference-api.ts";
import { type AuthApi, createAuthApi } from "../auth/auth-api.ts";
import { createAuthStorage } from "../auth/auth-storage.ts";
import { createIdentity } from "../auth/identity.ts";
import { createRefreshBreaker } from "../auth/refresh-breaker.ts";
import {
  createSessionKeeper,
  type SessionKeeper,
  type SessionStorage,
} from "../auth/session-keeper.ts";
import { withTabLock } from "../auth/tab-lock.ts";
import { createTokenRefresher } from "../auth/token-refresher.ts";
import { CALL_TIMEOUT_MS, type RemoteConfig } from "./remote-config.ts";
import { createRestCalls, type RestCalls } from "./rest-calls.ts";

/** Everything of the backend that the rest of the app can reach. */
export interface Remote {
  readonly transport: Transport;
  readonly reference: ReferenceApi;
  /** For what few people open (administration, feedback): such an API comes with its screen. */
  readonly rest: RestCalls;
  readonly auth: AuthApi;
  readonly session: SessionKeeper;
  readonly identity: Identity;
  /** The network has come back: the next refresh may be tried at once. */
  networkReturned(): void;
  close(): void;
}

export interface RemoteOptions {
  readonly url: string;
  readonly publishableKey: string;
  /** Where the session is kept; null keeps it in memory only. */
  readonly storage: SessionStorage | null;
  /** `window`, for `storage` events of other tabs; null outside a browser. */
  readonly tabs: EventTarget | null;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly timeoutMs?: number;
  readonly withTabLock?: RemoteConfig["withTabLock"];
}

/**
 * Builds the client; nothing is fetched before the first call. Of supabase-js only the two parts
 * that are used are imported (docs/decisions/): postgrest-js here, auth-js with the first sign-in
 * or sign-out. Whoever imports this file does so dynamically, behind the first paint.
 */
export function createRemote(options: RemoteOptions): Remote {
  const config: RemoteConfig = {
    url: options.url,
    publishableKey: options.publishableKey,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    now: options.now ?? Date.now,
    timeoutMs: options.timeoutMs ?? CALL_TIMEOUT_MS,
    withTabLock: options.withTabLock ?? withTabLock,
  };
  const session = createSessionKeeper({
    storage: options.storage,
    now: config.now,
    tabs: options.tabs,
  });
  const breaker = createRefreshBreaker(config.now);
  const refresher = createTokenRefresher(config, session, breaker);
  const calls = createRestCalls(config, session, refresher);
  return {
    transport: createEventsApi(calls),
    reference: createReferenceApi(calls),
    rest: calls,
    auth: createAuthApi({
      config,
      keeper: session,
      breaker,
      refresher,
      storage: createAuthStorage(session, options.storage, config.now),
    }),
    session,
    identity: createIdentity(session, refresher),
    networkReturned: () => breaker.reset(),
    close: () => session.close(),
  };
}

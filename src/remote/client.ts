import type { TextStorage } from "../browser/web-storage.ts";
import type { Transport } from "../sync/transport.ts";
import { createEventsApi } from "./api/events-api.ts";
import { readLive } from "./api/live-reads.ts";
import { createReferenceApi, type ReferenceApi } from "./api/reference-api.ts";
import { type AuthApi, createAuthApi } from "./auth/auth-api.ts";
import { createAuthStorage } from "./auth/auth-storage.ts";
import { createSessionKeeper, type SessionKeeper } from "./auth/session-keeper.ts";
import { withTabLock } from "./auth/tab-lock.ts";
import { createTokenRefresher, type TokenRefresher } from "./auth/token-refresher.ts";
import type { RemoteConfig } from "./http/exchange.ts";
import { createHttp, type Http } from "./http/http.ts";

const CALL_TIMEOUT_MS = 15_000;

export interface Remote {
  readonly transport: Transport;
  readonly reference: ReferenceApi;
  readonly http: Http;
  readonly auth: AuthApi;
  readonly session: SessionKeeper;
  readonly refresher: TokenRefresher;
  close(): void;
}

export interface RemoteOptions {
  readonly url: string;
  readonly publishableKey: string;
  /** The page's origin, whose host passes `/live` on; the default is `url`. */
  readonly siteUrl?: string;
  /** null keeps the session in memory only. */
  readonly storage: TextStorage | null;
  /** `window`, for `storage` events of other tabs; null outside a browser. */
  readonly tabs: EventTarget | null;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  readonly timeoutMs?: number;
  readonly withTabLock?: RemoteConfig["withTabLock"];
}

/** Import it dynamically: supabase-js must not delay the first paint. */
export function createRemote(options: RemoteOptions): Remote {
  const config: RemoteConfig = {
    url: options.url,
    publishableKey: options.publishableKey,
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    now: options.now ?? Date.now,
    timeoutMs: options.timeoutMs ?? CALL_TIMEOUT_MS,
    withTabLock: options.withTabLock ?? withTabLock,
  };
  const { storage, tabs } = options;
  const session = createSessionKeeper({ storage, now: config.now, tabs });
  const refresher = createTokenRefresher(config, session);
  const http = createHttp(config, session, refresher);
  return {
    transport: createEventsApi(http),
    reference: createReferenceApi(http, (gameId, tag, signal) =>
      readLive(config, options.siteUrl ?? options.url, gameId, tag, signal),
    ),
    http,
    auth: createAuthApi({
      config,
      keeper: session,
      refresher,
      storage: createAuthStorage(session, storage, config.now),
    }),
    session,
    refresher,
    close: () => session.close(),
  };
}

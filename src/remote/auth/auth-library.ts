import { AuthClient } from "@supabase/auth-js";
import { startDeadline } from "../http/deadline.ts";
import { type Exchange, openWire } from "../http/exchange.ts";
import type { RemoteConfig } from "../http/remote-config.ts";
import { AUTH_STORAGE_KEY, type AuthStorage } from "./auth-storage.ts";

export type Library = InstanceType<typeof AuthClient>;

export interface LibraryAnswer<Value> {
  /** What the library made of it; null when it threw. */
  readonly value: Value | null;
  /** What was seen on the wire: every failure is read from here. */
  readonly exchange: Exchange;
}

/** Runs one call of the auth library; the calls follow one another. */
export type LibraryCall = <Value>(
  work: (auth: Library) => Promise<Value>,
) => Promise<LibraryAnswer<Value>>;

/**
 * The auth library behind a guard: it neither refreshes nor reads the address bar, every call has
 * a deadline, and what really happened on the wire is kept beside its answer.
 */
export function createLibraryCall(config: RemoteConfig, storage: AuthStorage): LibraryCall {
  let send: typeof fetch = config.fetch;
  let previous: Promise<unknown> = Promise.resolve();
  // The library wants one client for its life, so its fetch uses the running call's wire.
  const auth = new AuthClient({
    url: `${config.url}/auth/v1`,
    headers: { apikey: config.publishableKey },
    storageKey: AUTH_STORAGE_KEY,
    storage,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: "pkce",
    skipAutoInitialize: true,
    // The wire has kept the failure; a thrown one the library would print to the console.
    fetch: (input, init) => send(input, init).catch(() => new Response(null, { status: 503 })),
  });

  async function callAlone<Value>(
    work: (auth: Library) => Promise<Value>,
  ): Promise<LibraryAnswer<Value>> {
    const deadline = startDeadline(null, config.timeoutMs);
    const wire = openWire(config.fetch, deadline, config.now);
    send = wire.fetch;
    try {
      const value = await work(auth);
      return { value, exchange: wire.last() };
    } catch {
      // The library threw over a body: the exchange tells.
      return { value: null, exchange: wire.last() };
    } finally {
      deadline.release();
    }
  }

  return (work) => {
    const next = previous.then(() => callAlone(work));
    previous = next;
    return next;
  };
}

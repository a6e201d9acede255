import { AuthClient } from "@supabase/auth-js";
import { type Exchange, openWire, type RemoteConfig, startDeadline } from "../http/exchange.ts";
import { AUTH_STORAGE_KEY, type AuthStorage } from "./auth-storage.ts";

type Library = InstanceType<typeof AuthClient>;

export interface LibraryAnswer<Value> {
  /** null if the library threw. */
  readonly value: Value | null;
  readonly exchange: Exchange;
}

export type LibraryCall = <Value>(
  work: (auth: Library) => Promise<Value>,
) => Promise<LibraryAnswer<Value>>;

/** Every call has a deadline. The library neither refreshes the token nor reads the address bar. */
export function createLibraryCall(config: RemoteConfig, storage: AuthStorage): LibraryCall {
  let send: typeof fetch = config.fetch;
  let previous: Promise<unknown> = Promise.resolve();
  // There is one client for all calls, so its fetch uses the running call's wire.
  const auth = new AuthClient({
    url: `${config.url}/auth/v1`,
    headers: { apikey: config.publishableKey },
    storageKey: AUTH_STORAGE_KEY,
    storage,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    flowType: "pkce",
    skipAutoInitialize: true,
    // The wire has kept the failure; the library would print a thrown one to the console.
    fetch: (input, init) => send(input, init).catch(() => new Response(null, { status: 503 })),
  });

  async function callAlone<Value>(
    work: (auth: Library) => Promise<Value>,
  ): Promise<LibraryAnswer<Value>> {
    const deadline = startDeadline(config.timeoutMs);
    const wire = openWire(config, deadline.signal);
    send = wire.fetch;
    try {
      const value = await work(auth);
      return { value, exchange: wire.last() };
    } catch {
      // The library could not read a body; the exchange says what came back.
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

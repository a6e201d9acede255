import { AuthClient } from "@supabase/auth-js";
import { type Exchanged, exchangeOnce, type RemoteConfig, type Wire } from "../http/exchange.ts";
import { AUTH_STORAGE_KEY, type AuthStorage } from "./auth-storage.ts";

type Library = InstanceType<typeof AuthClient>;

export type LibraryCall = <Value>(
  work: (auth: Library) => Promise<Value>,
) => Promise<Exchanged<Value>>;

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

  return (work) => {
    const callAlone = async (wire: Wire) => {
      send = wire.fetch;
      return work(auth);
    };
    const next = previous.then(() => exchangeOnce(config, callAlone));
    previous = next;
    return next;
  };
}

import type { RemoteConfig } from "./exchange.ts";

/** Any answer at the backend's address means that the network leads there. */
export async function isAnswering(
  { url, publishableKey, fetch }: Pick<RemoteConfig, "url" | "publishableKey" | "fetch">,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await fetch(`${url}/auth/v1/health`, {
      headers: { apikey: publishableKey },
      cache: "no-store",
      signal,
    });
    return true;
  } catch {
    return false;
  }
}

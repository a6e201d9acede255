import { type LiveGame, readLiveGame } from "../../contract/rows/live-rows.ts";
import type { TransportResult } from "../../sync/transport.ts";
import { classify, UNREADABLE } from "../http/classify-error.ts";
import { exchangeOnce, type RemoteConfig } from "../http/exchange.ts";

export type LiveAnswer =
  /** Nothing has changed since the answer with this tag. */
  | { readonly kind: "same" }
  | { readonly kind: "changed"; readonly tag: string | null; readonly value: LiveGame }
  /** The page's host does not pass the address on. */
  | { readonly kind: "not-offered" };

/**
 * Reads the answer that all viewers of this game share, without a token. `siteUrl` is the page's
 * own origin, whose host passes the address on to the function.
 */
export async function readLive(
  config: Pick<RemoteConfig, "fetch" | "now" | "timeoutMs">,
  siteUrl: string,
  gameId: string,
  tag: string | null,
  signal: AbortSignal,
): Promise<TransportResult<LiveAnswer>> {
  const { value, exchange } = await exchangeOnce(
    config,
    async (wire): Promise<LiveAnswer | null> => {
      const response = await wire.fetch(`${siteUrl}/live/${encodeURIComponent(gameId)}`, {
        credentials: "omit",
        // Without this, a browser would answer from its own cache and never say 304.
        cache: "no-store",
        ...(tag === null ? {} : { headers: { "If-None-Match": tag } }),
      });
      if (response.status === 304) return { kind: "same" };
      if (isForeign(response)) return { kind: "not-offered" };
      const game = response.ok ? readLiveGame(await response.json()) : null;
      return game && { kind: "changed", tag: response.headers.get("ETag"), value: game };
    },
    signal,
  );
  if (value !== null) return { ok: true, value };
  return { ok: false, answer: exchange.kind === "ok" ? UNREADABLE : classify(exchange) };
}

/** The host answers an address that it does not know with its own page instead of JSON. */
function isForeign({ status, headers }: Response): boolean {
  const isJson = /json/i.test(headers.get("Content-Type") ?? "");
  return !isJson && (status === 404 || status === 200);
}

import { type LiveGame, readLiveGame } from "../../contract/rows/live-rows.ts";
import type { TransportResult } from "../../sync/transport.ts";
import { classify, UNREADABLE } from "../http/classify-error.ts";
import { openWire, type RemoteConfig, startDeadline } from "../http/exchange.ts";

export type LiveAnswer =
  /** Since the answer with this tag nothing has changed. */
  | { readonly kind: "same" }
  | { readonly kind: "changed"; readonly tag: string | null; readonly value: LiveGame }
  /** The page's host does not pass the address on. */
  | { readonly kind: "not-offered" };

/**
 * Reads what everybody gets who watches this game, without a token. `siteUrl` is the page's own
 * origin, whose host passes the address on to the function.
 */
export async function readLive(
  config: Pick<RemoteConfig, "fetch" | "now" | "timeoutMs">,
  siteUrl: string,
  gameId: string,
  tag: string | null,
  signal: AbortSignal,
): Promise<TransportResult<LiveAnswer>> {
  const deadline = startDeadline(config.timeoutMs, signal);
  const wire = openWire(config, deadline.signal);
  try {
    const response = await wire.fetch(`${siteUrl}/live/${encodeURIComponent(gameId)}`, {
      credentials: "omit",
      // Else a browser would answer from its own cache and never say 304.
      cache: "no-store",
      ...(tag === null ? {} : { headers: { "If-None-Match": tag } }),
    });
    if (response.status === 304) return { ok: true, value: { kind: "same" } };
    if (isForeign(response)) return { ok: true, value: { kind: "not-offered" } };
    const value = response.ok ? readLiveGame(await response.json()) : null;
    if (value === null)
      return { ok: false, answer: response.ok ? UNREADABLE : classify(wire.last()) };
    return { ok: true, value: { kind: "changed", tag: response.headers.get("ETag"), value } };
  } catch {
    return { ok: false, answer: classify(wire.last()) };
  } finally {
    deadline.release();
  }
}

/** A page in the place of JSON: the host's own, for addresses that it does not know. */
function isForeign({ status, headers }: Response): boolean {
  const isJson = /json/i.test(headers.get("Content-Type") ?? "");
  return !isJson && (status === 404 || status === 200);
}

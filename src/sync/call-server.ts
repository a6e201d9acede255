import type { CallOptions, Identity, TransportAnswer, TransportResult } from "./transport.ts";

/**
 * Makes one call as `asUser`, never under another identity. An exception counts as no answer; the
 * time limit is the transport's (S1).
 */
export async function callServer<Value>(
  { identity }: { readonly identity: Identity },
  asUser: string | null,
  signal: AbortSignal,
  call: (options: CallOptions) => Promise<TransportResult<Value>>,
): Promise<TransportResult<Value>> {
  if (asUser === null) return failed({ kind: "sign-in-required" });
  if (identity.currentUserId() !== asUser) return failed({ kind: "wrong-identity" });
  try {
    return await call({ signal, asUser });
  } catch {
    return failed({ kind: "unknown", wasTimeout: false });
  }
}

function failed(answer: TransportAnswer): { readonly ok: false; readonly answer: TransportAnswer } {
  return { ok: false, answer };
}

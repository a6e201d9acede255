import type { CallOptions, Identity, TransportAnswer, TransportResult } from "./transport.ts";

/** Calls as `asUser` and nobody else. An exception counts as no answer (S1). */
export async function callServer<Value>(
  { identity, callsUnderWay }: CallDeps,
  asUser: string | null,
  signal: AbortSignal,
  call: (options: CallOptions) => Promise<TransportResult<Value>>,
): Promise<TransportResult<Value>> {
  if (asUser === null) return failed({ kind: "sign-in-required" });
  if (identity.currentUserId() !== asUser) return failed({ kind: "wrong-identity" });
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  callsUnderWay?.add(abort);
  try {
    return await call({ signal: own.signal, asUser });
  } catch {
    return failed({ kind: "unknown", wasTimeout: false });
  } finally {
    callsUnderWay?.delete(abort);
    signal.removeEventListener("abort", abort);
  }
}

export interface CallDeps {
  readonly identity: Identity;
  /** Aborts each call of a turn once its network is known to be another one (S17). */
  readonly callsUnderWay?: Set<() => void>;
}

function failed(answer: TransportAnswer): { readonly ok: false; readonly answer: TransportAnswer } {
  return { ok: false, answer };
}

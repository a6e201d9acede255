import type { SyncTime } from "./sync-time.ts";
import type { CallOptions, Identity, TransportAnswer, TransportResult } from "./transport.ts";

/** Longer than the 15 s within which a transport must answer (S1). */
const GIVE_UP_AFTER_MS = 20_000;

const NO_ANSWER: TransportAnswer = { kind: "unknown", wasTimeout: false };

/**
 * Makes one call as `asUser`, never under another identity, and always returns an answer, whatever
 * the transport does.
 */
export async function callServer<Value>(
  deps: { readonly identity: Identity; readonly time: SyncTime },
  asUser: string | null,
  signal: AbortSignal,
  call: (options: CallOptions) => Promise<TransportResult<Value>>,
): Promise<TransportResult<Value>> {
  if (asUser === null) return failed({ kind: "sign-in-required" });
  if (deps.identity.currentUserId() !== asUser) return failed({ kind: "wrong-identity" });
  return withAnswer(deps.time, () => call({ signal, asUser }));
}

function withAnswer<Value>(
  time: SyncTime,
  call: () => Promise<TransportResult<Value>>,
): Promise<TransportResult<Value>> {
  return new Promise((resolve) => {
    const cancel = time.after(GIVE_UP_AFTER_MS, () =>
      resolve(failed({ kind: "unknown", wasTimeout: true })),
    );
    const finish = (result: TransportResult<Value>): void => {
      cancel();
      resolve(result);
    };
    // An exception in the transport counts as no answer.
    call().then(finish, () => finish(failed(NO_ANSWER)));
  });
}

function failed(answer: TransportAnswer): { readonly ok: false; readonly answer: TransportAnswer } {
  return { ok: false, answer };
}

import type { OperationRecord } from "../local/records.ts";
import { callServer } from "./call-server.ts";
import type { SyncDeps } from "./push.ts";
import type { OperationRequest, TransportAnswer } from "./transport.ts";

export type OperationsOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly answer: TransportAnswer }
  | { readonly kind: "storage-failed" };

/**
 * Sends the queued commands of the person signed in, oldest first, one call each. Like an
 * event, a command leaves its queue only by its receipt (I2) and counts once by its op_id
 * (I8); one that the server refuses as such is kept as refused and blocks nothing (I14).
 */
export async function pushOperations(
  deps: SyncDeps,
  signal: AbortSignal,
): Promise<OperationsOutcome> {
  const listed = await deps.store.operations.list();
  if (!listed.ok) return { kind: "storage-failed" };
  const asUser = deps.identity.currentUserId();
  for (const record of waitingOperations(listed.value, asUser)) {
    const request = operationRequest(record);
    if (request === null) {
      const refused = await deps.store.operations.reject(record.opId, "unknown_kind");
      if (!refused.ok) return { kind: "storage-failed" };
      continue;
    }
    const result = await callServer(deps, asUser, signal, (options) =>
      deps.transport.runOperation(request, options),
    );
    if (!result.ok && result.answer.kind !== "batch-refused") {
      return { kind: "failed", answer: result.answer };
    }
    if (result.ok && result.value.opId !== record.opId) {
      return { kind: "failed", answer: { kind: "unknown", wasTimeout: false } };
    }
    const isRefused = !result.ok || result.value.outcome === "rejected";
    const reason = result.ok ? result.value.reason : "refused";
    const stored = isRefused
      ? await deps.store.operations.reject(record.opId, reason)
      : await deps.store.operations.settle(record.opId);
    if (!stored.ok) return { kind: "storage-failed" };
  }
  return { kind: "done" };
}

/** Of the queue, what `asUser` may send now. */
export function waitingOperations(
  records: readonly OperationRecord[],
  asUser: string | null,
): readonly OperationRecord[] {
  return records.filter(
    (record) => record.refusal === null && (record.authorId === asUser || record.authorId === null),
  );
}

function operationRequest(record: OperationRecord): OperationRequest | null {
  const { opId, authorId, kind, payload } = record;
  if (kind !== "set_jersey_number" || typeof payload !== "object" || payload === null) return null;
  if (!("playerId" in payload) || !("jerseyNumber" in payload)) return null;
  const { playerId, jerseyNumber } = payload;
  if (typeof playerId !== "string") return null;
  if (jerseyNumber !== null && typeof jerseyNumber !== "string") return null;
  return { opId, authorId, kind, playerId, jerseyNumber };
}

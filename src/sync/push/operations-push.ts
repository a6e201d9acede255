import { ok, type Result } from "../../domain/shared/result.ts";
import type { OperationRecord } from "../../local/db/records.ts";
import type { StorageFailure } from "../../local/db/storage-failure.ts";
import { callServer } from "../call-server.ts";
import type { SyncStore } from "../sync-store.ts";
import type { TransportAnswer } from "../transport.ts";
import type { SyncDeps } from "../turn-context.ts";
import { operationRequest } from "./operation-request.ts";

export type OperationsOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly answer: TransportAnswer }
  | { readonly kind: "storage-failed" };

/**
 * Sends the queued commands of one kind, oldest first, one call each (S13). A refused command is
 * kept for a person to see and blocks nothing (I14).
 */
export async function pushOperations(
  deps: SyncDeps,
  kind: string,
  signal: AbortSignal,
): Promise<OperationsOutcome> {
  const asUser = deps.identity.currentUserId();
  const sendable = await sendableOperations(deps.store, asUser);
  if (!sendable.ok) return { kind: "storage-failed" };
  for (const record of sendable.value.filter((one) => one.kind === kind)) {
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
      await notePostponement(deps, record, result.answer);
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

/**
 * Returns the commands that `asUser` may send now. A walk-on's number waits until the event that
 * adds the player was sent, because the server would refuse an unknown player for good (D33, I14).
 */
export async function sendableOperations(
  store: SyncStore,
  asUser: string | null,
): Promise<Result<readonly OperationRecord[], StorageFailure>> {
  const listed = await store.operations.list();
  if (!listed.ok) return listed;
  const own = listed.value.filter(
    (record) => record.refusal === null && (record.authorId === asUser || record.authorId === null),
  );
  // This runs after each tap, so events are read only when a number waits.
  if (!own.some(({ kind }) => kind === "set_jersey_number")) return ok(own);
  const coming = await walkOnsToCome(store);
  if (!coming.ok) return coming;
  return ok(own.filter((record) => !waitsForPlayer(record, coming.value)));
}

function waitsForPlayer(record: OperationRecord, coming: ReadonlySet<string>): boolean {
  const request = operationRequest(record);
  return request?.kind === "set_jersey_number" && coming.has(request.playerId);
}

/** Stores the time of a Retry-After with the command, so that a screen can show it. */
async function notePostponement(
  { store, time }: SyncDeps,
  { opId }: OperationRecord,
  answer: TransportAnswer,
): Promise<void> {
  if (answer.kind !== "temporary" || answer.retryAfterMs === null) return;
  const until = new Date(time.wall() + answer.retryAfterMs).toISOString();
  // The time is only for display: when storing it fails, the queue still waits.
  await store.operations.postpone(opId, until);
}

/** Returns the players whose `player.added` still waits on this device. */
async function walkOnsToCome(
  store: SyncStore,
): Promise<Result<ReadonlySet<string>, StorageFailure>> {
  const playerIds = new Set<string>();
  for (const gameId of new Set(store.outbox.summary().byGame.map((one) => one.gameId))) {
    const events = await store.outbox.pendingEvents(gameId, undefined, Number.MAX_SAFE_INTEGER);
    if (!events.ok) return events;
    for (const event of events.value) {
      if (event.type === "player.added.v1") playerIds.add(event.payload.playerId);
    }
  }
  return ok(playerIds);
}

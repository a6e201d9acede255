import { ok } from "../../domain/shared/result.ts";
import type { OperationRecord } from "../../local/db/records.ts";
import type { Stored } from "../../local/db/storage-failure.ts";
import { callServer } from "../call-server.ts";
import type { TurnFailure } from "../reactions.ts";
import type { SyncStore } from "../sync-store.ts";
import type { TransportAnswer } from "../transport.ts";
import type { SyncDeps } from "../turn-context.ts";
import { operationRequest } from "./operation-request.ts";
import {
  MOST_REFUSED_IN_A_TURN,
  nextAlone,
  noteAccepted,
  noteJudged,
  type Suspicion,
  suspect,
} from "./suspicion.ts";

export type OperationsOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly answer: TurnFailure }
  | { readonly kind: "storage-failed" };

/** A refusal without a receipt counts once another command of the kind was accepted (I14). */
export async function pushOperations(
  deps: SyncDeps,
  kind: string,
  suspicion: Suspicion,
  signal: AbortSignal,
): Promise<OperationsOutcome> {
  const asUser = deps.identity.currentUserId();
  const sendable = await sendableOperations(deps.store, asUser);
  if (!sendable.ok) return { kind: "storage-failed" };
  let waiting = sendable.value.filter((one) => one.kind === kind);
  const tried = new Set<string>();
  while (waiting.length > 0) {
    const record = nextRecord(waiting, suspicion, tried);
    if (record === null) return { kind: "failed", answer: { kind: "everything-refused" } };
    const step = await sendOne(deps, { record, asUser, signal }, suspicion, tried);
    if (typeof step !== "string") return step;
    if (step === "settled") waiting = waiting.filter(({ opId }) => opId !== record.opId);
  }
  return { kind: "done" };
}

function nextRecord(
  waiting: readonly OperationRecord[],
  suspicion: Suspicion,
  tried: ReadonlySet<string>,
): OperationRecord | null {
  const suspected = waiting.filter(({ opId }) => suspicion.ids.has(opId));
  if (suspected.length === 0) return waiting[0] ?? null;
  if (tried.size >= MOST_REFUSED_IN_A_TURN) return null;
  // A player's later number must not overtake the one in doubt.
  const players = new Set(suspected.flatMap(playersOf));
  const blocked = waiting.filter((one) => playersOf(one).some((id) => players.has(id)));
  const candidates = {
    ids: waiting.map(({ opId }) => opId),
    blocked: new Set(blocked.map(({ opId }) => opId)),
    lastResort: null,
  };
  const opId = nextAlone(suspicion, candidates, tried);
  return waiting.find((one) => one.opId === opId) ?? null;
}

interface SendableCommand {
  readonly record: OperationRecord;
  readonly asUser: string | null;
  readonly signal: AbortSignal;
}

async function sendOne(
  deps: SyncDeps,
  { record, asUser, signal }: SendableCommand,
  suspicion: Suspicion,
  tried: Set<string>,
): Promise<OperationsOutcome | "settled" | "suspected"> {
  const { opId } = record;
  const { operations } = deps.store;
  const settled = async (write: ReturnType<typeof operations.settle>) =>
    (await write).ok ? "settled" : ({ kind: "storage-failed" } as const);
  const request = operationRequest(record);
  if (request === null) return settled(operations.reject(opId, "unknown_kind"));
  const result = await callServer(deps, asUser, signal, (options) =>
    deps.transport.runOperation(request, options),
  );
  if (result.ok) {
    if (result.value.opId !== opId) {
      return { kind: "failed", answer: { kind: "unknown", wasTimeout: false } };
    }
    if (result.value.outcome === "rejected") {
      noteJudged(suspicion, opId);
      return settled(operations.reject(opId, result.value.reason));
    }
    noteAccepted(suspicion, opId);
    tried.clear();
    return settled(operations.settle(opId, new Date(deps.time.wall()).toISOString()));
  }
  if (result.answer.kind !== "batch-refused") {
    await notePostponement(deps, record, result.answer);
    return { kind: "failed", answer: result.answer };
  }
  if (suspicion.isServerTaking && suspicion.ids.has(opId)) {
    noteJudged(suspicion, opId);
    return settled(operations.reject(opId, "refused"));
  }
  suspect(suspicion, opId);
  tried.add(opId);
  return "suspected";
}

/** What names a walk-on waits for the event that adds them, or it is refused for good (D33). */
export async function sendableOperations(
  store: SyncStore,
  asUser: string | null,
): Stored<readonly OperationRecord[]> {
  const listed = await store.operations.list();
  if (!listed.ok) return listed;
  const own = listed.value.filter(
    (record) => record.refusal === null && (record.authorId === asUser || record.authorId === null),
  );
  const inOrder = own.filter((record) => !waitsForPenalty(record, listed.value));
  // This runs after each tap, so events are read only when a player is named.
  if (!own.some(({ kind }) => OF_PLAYERS.has(kind))) return ok(inOrder);
  const coming = await walkOnsToCome(store);
  if (!coming.ok) return coming;
  return ok(inOrder.filter((record) => !waitsForPlayer(record, coming.value)));
}

const OF_PLAYERS: ReadonlySet<string> = new Set(["set_jersey_number", "add_penalty"]);

/** A penalty is taken back only after it was sent. */
function waitsForPenalty(record: OperationRecord, all: readonly OperationRecord[]): boolean {
  const request = record.kind === "remove_penalty" ? operationRequest(record) : null;
  return (
    request?.kind === "remove_penalty" &&
    all.some(({ opId, refusal }) => opId === request.penaltyId && refusal === null)
  );
}

function waitsForPlayer(record: OperationRecord, coming: ReadonlySet<string>): boolean {
  return playersOf(record).some((playerId) => coming.has(playerId));
}

function playersOf(record: OperationRecord): readonly string[] {
  const request = operationRequest(record);
  if (request?.kind === "add_penalty") return [request.penalty.playerId];
  return request?.kind === "set_jersey_number" ? [request.playerId] : [];
}

async function notePostponement(
  { store, time }: SyncDeps,
  { opId }: OperationRecord,
  answer: TransportAnswer,
): Promise<void> {
  if (answer.kind !== "temporary" || answer.retryAfterMs === null) return;
  if (answer.isOwnLimit !== true) return;
  const until = new Date(time.wall() + answer.retryAfterMs).toISOString();
  // The time is only for display: if storing it fails, the queue still waits.
  await store.operations.postpone(opId, until);
}

/** Returns the players whose `player.added` still waits on this device. */
async function walkOnsToCome(store: SyncStore): Stored<ReadonlySet<string>> {
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

import type { PushAnswer } from "../contract/push-answer.ts";
import type { GameEvent } from "../domain/game/events.ts";
import { applyOutcomes } from "./apply-outcomes.ts";
import { callServer } from "./call-server.ts";
import { poisonWithDependents } from "./poison.ts";
import type { SyncStore } from "./sync-store.ts";
import type { SyncTime } from "./sync-time.ts";
import type { Identity, Transport, TransportAnswer } from "./transport.ts";

export interface SyncDeps {
  readonly store: SyncStore;
  readonly transport: Transport;
  readonly identity: Identity;
  readonly time: SyncTime;
  /** An event is about to leave the outbox although the server does not have it (I14). */
  readonly onPoison?: () => void;
}

/** What became of one batch. */
export type PushStep =
  /** Nothing of this person waits in this game. */
  | { readonly kind: "nothing" }
  /** Receipts came and are stored. */
  | {
      readonly kind: "settled";
      readonly sent: number;
      readonly headSeq: number;
      readonly otherHistory: boolean;
    }
  /** One event alone was refused: it and what depends on it are in quarantine now (I14). */
  | { readonly kind: "quarantined"; readonly count: number }
  | { readonly kind: "failed"; readonly answer: TransportAnswer; readonly sent: number }
  /** The device's database did not do its part; nothing is known to have changed. */
  | { readonly kind: "storage-failed" };

const STORAGE_FAILED: PushStep = { kind: "storage-failed" };

/**
 * Sends the oldest `batchLength` waiting events of one game that the person signed in may
 * send, and stores what the server says about them. Reading, calling and applying are three
 * steps: no call is made inside a transaction, so a crash between any two of them costs one
 * more delivery of the same ids (I8).
 */
export async function pushBatch(
  deps: SyncDeps,
  gameId: string,
  batchLength: number,
  signal: AbortSignal,
): Promise<PushStep> {
  const asUser = deps.identity.currentUserId();
  const waiting = await sendableEvents(deps.store, gameId, asUser, batchLength);
  if (waiting === null) return STORAGE_FAILED;
  if (waiting.length === 0) return { kind: "nothing" };
  const result = await callServer(deps, asUser, signal, (options) =>
    deps.transport.push(gameId, deps.store.deviceId, waiting, options),
  );
  if (result.ok) return storeAnswer(deps.store, gameId, waiting, result.value);
  const [poison] = waiting;
  if (result.answer.kind === "batch-refused" && waiting.length === 1 && poison !== undefined) {
    deps.onPoison?.();
    return quarantine(deps.store, poison, asUser);
  }
  return { kind: "failed", answer: result.answer, sent: waiting.length };
}

/**
 * Events of `asUser`, and those tapped while nobody had signed in: they belong to nobody
 * else. Other people's events wait for their own sign-in. Null: the database failed.
 */
async function sendableEvents(
  store: SyncStore,
  gameId: string,
  asUser: string | null,
  limit: number,
): Promise<readonly GameEvent[] | null> {
  const unsigned = await store.outbox.pendingEvents(gameId, null, limit);
  if (!unsigned.ok) return null;
  if (asUser === null) return unsigned.value;
  const own = await store.outbox.pendingEvents(gameId, asUser, limit);
  if (!own.ok) return null;
  return [...own.value, ...unsigned.value]
    .sort((a, b) => a.deviceSeq - b.deviceSeq)
    .slice(0, limit);
}

async function storeAnswer(
  store: SyncStore,
  gameId: string,
  sent: readonly GameEvent[],
  answer: PushAnswer,
): Promise<PushStep> {
  const applied = await applyOutcomes(store, gameId, sent, answer);
  if (!applied.ok) return STORAGE_FAILED;
  if (applied.value.settled === 0) {
    return { kind: "failed", answer: { kind: "unknown", wasTimeout: false }, sent: sent.length };
  }
  return {
    kind: "settled",
    sent: sent.length,
    headSeq: answer.headSeq,
    otherHistory: applied.value.otherHistory,
  };
}

async function quarantine(
  store: SyncStore,
  poison: GameEvent,
  asUser: string | null,
): Promise<PushStep> {
  const waiting = await sendableEvents(store, poison.gameId, asUser, Number.MAX_SAFE_INTEGER);
  if (waiting === null) return STORAGE_FAILED;
  const eventIds = poisonWithDependents(poison, waiting);
  const stored = await store.log.setAside(
    poison.gameId,
    eventIds.map((eventId) => ({
      eventId,
      reason: eventId === poison.eventId ? "refused" : "depends_on_refused",
    })),
  );
  return stored.ok ? { kind: "quarantined", count: eventIds.length } : STORAGE_FAILED;
}

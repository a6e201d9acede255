import type { PushAnswer } from "../../contract/push-answer.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { callServer } from "../call-server.ts";
import type { TransportResult } from "../transport.ts";
import type { SyncDeps } from "../turn-context.ts";
import { poisonWithDependents } from "./poison.ts";

export interface Batch {
  readonly asUser: string | null;
  readonly events: readonly GameEvent[];
  readonly isFull: boolean;
}

/** Reads the oldest events that this person may send: their own, and nobody's (S9). */
export async function readBatch(
  { store, identity }: Pick<SyncDeps, "store" | "identity">,
  gameId: string,
  limit: number,
  after?: Batch,
): Promise<Batch | null> {
  const asUser = identity.currentUserId();
  const except = new Set(after?.events.map(({ eventId }) => eventId));
  const authors = asUser === null ? [null] : [null, asUser];
  const waiting = await store.outbox.pendingEvents(gameId, authors, limit, except);
  if (!waiting.ok) return null;
  return { asUser, events: waiting.value, isFull: waiting.value.length === limit };
}

/** Returns the first `limit` events of a batch that was read when a longer one seemed possible. */
export function cutBatch(batch: Batch, limit: number): Batch {
  const events = batch.events.slice(0, limit);
  return { ...batch, events, isFull: events.length === limit };
}

/** No transaction may be open during the call (S8). */
export function sendBatch(
  deps: SyncDeps,
  gameId: string,
  { asUser, events }: Batch,
  signal: AbortSignal,
): Promise<TransportResult<PushAnswer>> {
  return callServer(deps, asUser, signal, (options) =>
    deps.transport.push(gameId, deps.store.deviceId, events, options),
  );
}

/** Also takes the events that depend on it (I14). `waiting` is in device order. */
export async function quarantinePoison(
  deps: SyncDeps,
  poison: GameEvent,
  waiting: readonly GameEvent[],
): Promise<boolean> {
  deps.onPoison?.();
  const stored = await deps.store.log.setAside(
    poison.gameId,
    poisonWithDependents(poison, waiting).map((eventId) => ({
      eventId,
      reason: eventId === poison.eventId ? "refused" : "depends_on_refused",
    })),
  );
  return stored.ok;
}

import type { PushAnswer } from "../../contract/push-answer.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import { callServer } from "../call-server.ts";
import type { SyncStore } from "../sync-store.ts";
import type { SyncTime } from "../sync-time.ts";
import type { Identity, Transport, TransportResult } from "../transport.ts";
import { poisonWithDependents } from "./poison.ts";

export interface SyncDeps {
  readonly store: SyncStore;
  readonly transport: Transport;
  readonly identity: Identity;
  readonly time: SyncTime;
  /** An event is about to leave the outbox although the server does not have it (I14). */
  readonly onPoison?: () => void;
}

/** Waiting events of one game that travel in one call. */
export interface Batch {
  /** In whose name; null: nobody has signed in. */
  readonly asUser: string | null;
  /** In device order (I10). */
  readonly events: readonly GameEvent[];
  /** As many as were asked for: more may wait. */
  readonly isFull: boolean;
}

/**
 * The oldest `limit` waiting events of one game that the person signed in may send, without
 * those of the batch `after`. Events of `asUser`, and those tapped while nobody had signed in:
 * they belong to nobody else. Other people's events wait for their own sign-in. Null: the
 * device's database failed.
 */
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

/** One call; no transaction is open meanwhile (S8). */
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

/**
 * One event alone was refused: it and what depends on it go to the quarantine (I14). Out: false
 * when the device's database failed.
 */
export async function quarantinePoison(deps: SyncDeps, batch: Batch): Promise<boolean> {
  const [poison] = batch.events;
  if (poison === undefined) return true;
  deps.onPoison?.();
  const waiting = await readBatch(deps, poison.gameId, Number.MAX_SAFE_INTEGER);
  if (waiting === null) return false;
  const eventIds = poisonWithDependents(poison, waiting.events);
  const stored = await deps.store.log.setAside(
    poison.gameId,
    eventIds.map((eventId) => ({
      eventId,
      reason: eventId === poison.eventId ? "refused" : "depends_on_refused",
    })),
  );
  return stored.ok;
}

import type { InferOutput } from "valibot";
import type { payloadSchemas } from "./event-payloads.ts";

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

type Schemas = typeof payloadSchemas;

export type KnownEventType = keyof Schemas;

export type PayloadByType = {
  readonly [Type in KnownEventType]: ReadonlyDeep<InferOutput<Schemas[Type]>>;
};

export type StatEntry = PayloadByType["stat.recorded.v1"]["entries"][number];

export type StatFields = PayloadByType["stat.changed.v1"]["to"];

export type Score = PayloadByType["score.overridden.v1"];

/** The state that a finalize, reopen or reset saw, for the server's compare-and-set (I20). */
export type SeenState = PayloadByType["game.reopened.v1"];

export type GamePhase = SeenState["seenState"];

/** A versioned fact about a game, named in the past tense; it is never edited or deleted (I4). */
export type GameFact = {
  [Type in KnownEventType]: { readonly type: Type; readonly payload: PayloadByType[Type] };
}[KnownEventType];

/** A fact of a type that this version does not know: it is stored and skipped, never dropped. */
export interface UnknownFact {
  readonly type: "unknown";
  readonly wireType: string;
  readonly payload: unknown;
}

export interface EventEnvelope {
  /** UUID made on the device; all deduplication uses it (I8). */
  readonly eventId: string;
  readonly gameId: string;
  readonly epoch: number;
  readonly deviceId: string;
  /** Numbers all events of the device over all games, without gaps (I6). */
  readonly deviceSeq: number;
  /** The person who tapped; null when nobody had ever signed in on this device. */
  readonly authorId: string | null;
  /** ISO 8601, for display only; clocks never decide order (I10). */
  readonly clientTimestamp: string | null;
  readonly appVersion: string | null;
  /** Position in the server's log; null while the event waits on the device. */
  readonly gameSeq: number | null;
  /** The person who uploaded it, as the server saw it; null while it waits. */
  readonly recordedBy: string | null;
  /** ISO 8601 by the server's clock; null while it waits. */
  readonly receivedAt: string | null;
}

export type GameEvent = EventEnvelope & (GameFact | UnknownFact);

/** The facts that scorekeepers tap during a game; a final game holds them (D31). */
export const TAPPED_IN_PLAY: ReadonlySet<GameEvent["type"]> = new Set([
  "stat.recorded.v1",
  "stat.changed.v1",
  "stat.removed.v1",
  "timeout.used.v1",
  "timeout.returned.v1",
  "roster.changed.v1",
  "clock.started.v1",
  "clock.stopped.v1",
  "clock.set.v1",
]);

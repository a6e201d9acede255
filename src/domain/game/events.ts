import type { InferOutput } from "valibot";
import type { payloadSchemas } from "./event-payloads.ts";

type ReadonlyDeep<T> = T extends object ? { readonly [Key in keyof T]: ReadonlyDeep<T[Key]> } : T;

type Schemas = typeof payloadSchemas;

export type KnownEventType = keyof Schemas;

export type PayloadByType = {
  readonly [Type in KnownEventType]: ReadonlyDeep<InferOutput<Schemas[Type]>>;
};

export type StatEntry = PayloadByType["stat.recorded.v1"]["entries"][number];

/** What one entry of the feed says. */
export type StatFields = PayloadByType["stat.changed.v1"]["to"];

export type Score = PayloadByType["score.overridden.v1"];

/** What a finalize, reopen or reset saw: the server's compare-and-set (I20). */
export type SeenState = PayloadByType["game.reopened.v1"];

export type GamePhase = SeenState["seenState"];

/** A fact about a game, past tense, versioned; nobody ever edits or deletes one (I4). */
export type GameFact = {
  [Type in KnownEventType]: { readonly type: Type; readonly payload: PayloadByType[Type] };
}[KnownEventType];

/** A fact of a type that this version does not know: stored and skipped, never dropped. */
export interface UnknownFact {
  readonly type: "unknown";
  readonly wireType: string;
  readonly payload: unknown;
}

export interface EventEnvelope {
  /** UUID made on the device; the identity by which everything is deduplicated (I8). */
  readonly eventId: string;
  readonly gameId: string;
  readonly epoch: number;
  readonly deviceId: string;
  /** Gapless per device, counted over all games of the device (I6). */
  readonly deviceSeq: number;
  /** The person at the tap; null when nobody had signed in on this device. */
  readonly authorId: string | null;
  /** ISO 8601, for display only; clocks never decide order (I10). */
  readonly clientTimestamp: string | null;
  readonly appVersion: string | null;
  /** Position in the server's log; null while the event waits on the device. */
  readonly gameSeq: number | null;
  /** Who uploaded it, as the server saw it; null while it waits. */
  readonly recordedBy: string | null;
  /** ISO 8601 on the server's clock; null while it waits. */
  readonly receivedAt: string | null;
}

export type GameEvent = EventEnvelope & (GameFact | UnknownFact);

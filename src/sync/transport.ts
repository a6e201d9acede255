import type { HeldEvent } from "../contract/held-answer.ts";
import type { OperationReceipt } from "../contract/operation-answer.ts";
import type { PullAnswer } from "../contract/pull-answer.ts";
import type { PushAnswer } from "../contract/push-answer.ts";
import type { NewPenalty } from "../domain/discipline/penalty.ts";
import type { FeedbackSubmission } from "../domain/feedback/feedback-report.ts";
import type { GameEvent } from "../domain/game/events.ts";

/** The engine's port to the server never throws, refreshes the token, and answers within 15 s. */
export interface Transport {
  /** `events` belong to one game, in device order, at most 500. */
  push(
    gameId: string,
    deviceId: string,
    events: readonly GameEvent[],
    call: CallOptions,
  ): Promise<TransportResult<PushAnswer>>;

  /** Reads the log after `afterSeq` (0 is the start), at most `limit` events. */
  pull(
    gameId: string,
    afterSeq: number,
    limit: number,
    call: CallOptions,
  ): Promise<TransportResult<PullAnswer>>;

  /** Returns all event ids of this device that the server has for the game. */
  knownEventIds(
    gameId: string,
    deviceId: string,
    call: CallOptions,
  ): Promise<TransportResult<readonly string[]>>;

  heldEvents(gameId: string, call: CallOptions): Promise<TransportResult<readonly HeldEvent[]>>;

  /** Works online only (D31). */
  applyHeld(
    gameId: string,
    eventIds: readonly string[],
    call: CallOptions,
  ): Promise<TransportResult<HeldChange>>;

  /** Works online only (D31). */
  setAside(
    gameId: string,
    eventIds: readonly string[],
    call: CallOptions,
  ): Promise<TransportResult<HeldChange>>;

  /** The server counts each `opId` once (I8). */
  runOperation(
    operation: OperationRequest,
    call: CallOptions,
  ): Promise<TransportResult<OperationReceipt>>;
}

export interface CallOptions {
  readonly signal: AbortSignal;
  /** Answers `wrong-identity`, without sending, when the session is another person's. */
  readonly asUser: string;
}

export interface HeldChange {
  readonly headSeq: number;
}

/** A queued command in the server's form. */
export type OperationRequest = {
  readonly opId: string;
  readonly authorId: string | null;
} & (
  | {
      readonly kind: "set_jersey_number";
      readonly playerId: string;
      /** 1–3 digits, or null for no number (D33, D36a). */
      readonly jerseyNumber: string | null;
    }
  | { readonly kind: "submit_feedback"; readonly submission: FeedbackSubmission }
  | { readonly kind: "add_penalty"; readonly penalty: NewPenalty }
  /** The penalty's id is the `opId` that added it. */
  | { readonly kind: "remove_penalty"; readonly penaltyId: string }
);

export type TransportResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly answer: TransportAnswer;
      /** The server's own words for people (P §8); no decision uses them. */
      readonly said?: string;
    };

/** Each row of the table of answers (SPEC.md) is one member; no message text is read. */
export type TransportAnswer =
  /** No answer, an abort, a timeout or no readable receipt: the call may have counted. */
  | { readonly kind: "unknown"; readonly wasTimeout: boolean }
  /** 408 425 429 5xx, PGRST202 or 404 on the function, 40001 40P01 57014. */
  | {
      readonly kind: "temporary";
      /** In milliseconds. */
      readonly retryAfterMs: number | null;
      /** 57014 or 504: the work was too much for one call. */
      readonly wasTimeout: boolean;
      /** Our server's own limit named the moment; a proxy's Retry-After is nothing to tell people. */
      readonly isOwnLimit?: true;
    }
  /** 401 for a token that is still valid or was just refreshed. */
  | { readonly kind: "token-expired" }
  /** Nobody is signed in, or the auth server has refused the refresh for good. */
  | { readonly kind: "sign-in-required" }
  /** The session belongs to another person than `asUser`; nothing was sent. */
  | { readonly kind: "wrong-identity" }
  /** 403 or 42501 as the right person: the event is kept and the screen explains why. */
  | { readonly kind: "permission" }
  /** 400 409 413 422: the server cannot accept at least one event of the batch (I14). */
  | { readonly kind: "batch-refused"; readonly tooLarge: boolean }
  /** Sending stops, an update is offered, events are kept. */
  | { readonly kind: "protocol-too-old" }
  /** The game is deleted, or not readable for us. */
  | { readonly kind: "gone" };

/** It answers from memory at once. */
export interface Identity {
  currentUserId(): string | null;
  subscribe(listener: () => void): () => void;
}

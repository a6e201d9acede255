import type { HeldEvent } from "../contract/held-answer.ts";
import type { OperationReceipt } from "../contract/operation-answer.ts";
import type { PullAnswer } from "../contract/pull-answer.ts";
import type { PushAnswer } from "../contract/push-answer.ts";
import type { FeedbackSubmission } from "../domain/feedback/feedback-report.ts";
import type { GameEvent } from "../domain/game/events.ts";

/**
 * The port between the sync engine and the server (src/remote in the product, SQL behind a faulty
 * connection in the fuzz test). An implementation never throws, refreshes the token by itself, and
 * answers every call within 15 s or when `signal` aborts.
 */
export interface Transport {
  /** `push_game_events`: `events` are in device order, all of one game, at most 500. */
  push(
    gameId: string,
    deviceId: string,
    events: readonly GameEvent[],
    call: CallOptions,
  ): Promise<TransportResult<PushAnswer>>;

  /** `pull_game_events`: the log after `afterSeq` (0 is the start), at most `limit` events. */
  pull(
    gameId: string,
    afterSeq: number,
    limit: number,
    call: CallOptions,
  ): Promise<TransportResult<PullAnswer>>;

  /** `known_event_ids`: all event ids of this device that the server has stored for the game. */
  knownEventIds(
    gameId: string,
    deviceId: string,
    call: CallOptions,
  ): Promise<TransportResult<readonly string[]>>;

  heldEvents(gameId: string, call: CallOptions): Promise<TransportResult<readonly HeldEvent[]>>;

  /** `apply_held_events`: online only (D31). */
  applyHeld(
    gameId: string,
    eventIds: readonly string[],
    call: CallOptions,
  ): Promise<TransportResult<HeldChange>>;

  /** `dismiss_held_events`: online only (D31). */
  setAside(
    gameId: string,
    eventIds: readonly string[],
    call: CallOptions,
  ): Promise<TransportResult<HeldChange>>;

  /** Sends a queued command that is no game event; the server counts each `opId` once (I8). */
  runOperation(
    operation: OperationRequest,
    call: CallOptions,
  ): Promise<TransportResult<OperationReceipt>>;
}

export interface CallOptions {
  readonly signal: AbortSignal;
  /**
   * The person as whom the call must be made. An implementation compares it with the session's
   * person and answers `wrong-identity`, without sending, when they differ.
   */
  readonly asUser: string;
}

export interface HeldChange {
  readonly headSeq: number;
}

/** A queued command in its wire form. More kinds join this union (penalties). */
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
);

export type TransportResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly answer: TransportAnswer };

/**
 * Every way in which a call can fail: one member per row of the table of answers (SPEC.md). They
 * are distinguished by HTTP status, SQLSTATE and shape, never by message text.
 */
export type TransportAnswer =
  /**
   * The outcome is unknown: no answer, abort, timeout, bad TLS, truncated, not JSON, HTML (a
   * captive portal), 2xx without receipts. The call may have taken effect.
   */
  | { readonly kind: "unknown"; readonly wasTimeout: boolean }
  /** 408 425 429 5xx, PGRST202 or 404 on the function, 40001 40P01 57014. */
  | {
      readonly kind: "temporary";
      /** From Retry-After, in milliseconds; null without it. */
      readonly retryAfterMs: number | null;
      /** 57014 or 504: the work was too much for one call. */
      readonly wasTimeout: boolean;
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
  /**
   * The server no longer supports this version: sending stops, an update is offered, events are
   * kept.
   */
  | { readonly kind: "protocol-too-old" }
  /** The server does not show us this game (deleted, or not readable). */
  | { readonly kind: "gone" };

/** The person who may send. It answers from memory at once; the session keeper implements it. */
export interface Identity {
  /** The person whose session requests would use now; null when nobody is signed in. */
  currentUserId(): string | null;
  /** Calls back whenever `currentUserId` may have changed; returns the unsubscriber. */
  subscribe(listener: () => void): () => void;
}

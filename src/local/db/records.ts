import type { GameEvent } from "../../domain/game/events.ts";
import type { GameSnapshot } from "../../domain/game/fold/snapshot.ts";
import type { GameSummary } from "../../domain/game/game-summary.ts";
import type { GameLogSummary } from "../../domain/game/overlay-game.ts";

/**
 * A row of `game_events`: an event that counts on this device, confirmed (it has a gameSeq) or
 * waiting (it also has a row in the outbox). What the server refused or keeps aside is in the
 * quarantine instead, never in both.
 */
export type EventRecord = GameEvent & {
  /** Confirmed by a log that has since been restored from a backup, not seen again yet. */
  readonly stale?: boolean;
};

/** Key [gameId, deviceSeq, deviceId], so that a game's outbox reads in device order. */
export interface OutboxRecord {
  readonly gameId: string;
  readonly deviceSeq: number;
  readonly deviceId: string;
  readonly eventId: string;
  readonly authorId: string | null;
  readonly clientTimestamp: string | null;
}

/** Why an event is in the quarantine: the server's word, or ours. */
export type QuarantineOutcome =
  | "held_late"
  | "superseded_epoch"
  | "orphaned"
  | "rejected"
  /** The whole batch was refused because of this event (I14). */
  | "refused"
  /** It was confirmed once and is missing from a restored log; its own device sends it again. */
  | "not_in_log";

export interface QuarantineRecord {
  readonly eventId: string;
  readonly gameId: string;
  readonly authorId: string | null;
  readonly outcome: QuarantineOutcome;
  readonly reason: string | null;
  readonly event: GameEvent;
  /** ISO 8601, this device's clock. */
  readonly quarantinedAt: string;
  /** False for what closes quietly (`state_changed`, `not_in_log`): history, not attention. */
  readonly attention: boolean;
  /** A person has exported it or said that it may rest; the row stays. */
  readonly dismissal: { readonly kind: "exported" | "confirmed"; readonly at: string } | null;
}

/** How far the device has the server's log of a game. */
export interface CheckpointRecord {
  readonly gameId: string;
  /** The log is complete on this device through this position. */
  readonly gameSeq: number;
  /** The event at `gameSeq`, so that a restored backup is noticed; null at 0 or when unknown. */
  readonly anchorEventId: string | null;
  /** `nextDigest` over the events through `gameSeq`: whether what is before the anchor fits too. */
  readonly logDigest: number;
  /** The newest position that the server has told of. */
  readonly headSeq: number;
  readonly epoch: number;
  /** ISO 8601, this device's clock; null before the first pull. */
  readonly pulledAt: string | null;
  /** True from `dropCheckpoint` until `requeueMissing`. */
  readonly restoring: boolean;
  /** Raised by every write except an append; a snapshot of another version is not used. */
  readonly version: number;
}

/** One small row per game, written with every tap, for lists that must not fold (I17). */
export interface GameTotalsRecord extends GameLogSummary {
  readonly gameId: string;
  /** The figures on the card of a game that is final; a running game has none, a tap counts none. */
  readonly summary?: GameSummary;
  /** Something of the game waits in the outbox. */
  readonly waiting: boolean;
}

/**
 * Key [gameId, kind]. `base`: the confirmed log through `gameSeq`. `head`: everything, waiting
 * events included, through `deviceSeq`; it opens a game without reading the waiting events.
 */
export type SnapshotRecord = {
  readonly gameId: string;
  readonly gameSeq: number;
  readonly version: number;
  readonly snapshot: GameSnapshot;
} & (
  | { readonly kind: "base" }
  | {
      readonly kind: "head";
      readonly deviceSeq: number;
      readonly pendingEventIds: ReadonlySet<string>;
    }
);

/** A queued command that is no game event: a jersey edit or feedback. */
export interface OperationRecord {
  /** Order of giving, from the database. */
  readonly position: number;
  readonly opId: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly authorId: string | null;
  /** ISO 8601, this device's clock. */
  readonly createdAt: string;
  /** The server's refusal; `isSeen`: a person knows of it, and it calls for attention no more. */
  readonly refusal: { readonly reason: string | null; readonly isSeen?: true } | null;
  /** ISO 8601: before this the server does not want it, as it has said. For display only (I10). */
  readonly postponedUntil?: string;
}

/** Key [table, scope, key]: a row of the server as the domain names it. */
export interface ReferenceRecord {
  readonly table: string;
  /** The season's id; "" for tables that belong to no season. */
  readonly scope: string;
  readonly key: string;
  readonly row: unknown;
}

/** That a table was read completely for a scope; when it was read last is a row of `read_ages`. */
export interface ReferenceReadRecord {
  readonly table: string;
  readonly scope: string;
  /** ISO 8601, this device's clock. */
  readonly readAt: string;
}

export interface KeyedRecord {
  readonly key: string;
  readonly value: unknown;
}

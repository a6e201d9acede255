import type { SeenDevice } from "../../domain/access/who-scores.ts";
import type { GameEvent } from "../../domain/game/events.ts";
import type { GameSnapshot } from "../../domain/game/fold/snapshot.ts";
import type { GameSummary } from "../../domain/game/game-summary.ts";
import type { GameLogSummary } from "../../domain/game/overlay-game.ts";

/** Counts here, confirmed or waiting; a refused or held one is in the quarantine instead. */
export type EventRecord = GameEvent & {
  /** The log that confirmed it was restored from a backup and has not shown it again. */
  readonly stale?: boolean;
};

/** The key is [gameId, deviceSeq, deviceId], so that a game's outbox reads in device order. */
export interface OutboxRecord {
  readonly gameId: string;
  readonly deviceSeq: number;
  readonly deviceId: string;
  readonly eventId: string;
  readonly authorId: string | null;
  readonly clientTimestamp: string | null;
}

export type QuarantineOutcome =
  | "held_late"
  | "superseded_epoch"
  | "orphaned"
  | "rejected"
  /** The server refused the whole batch because of this event (I14). */
  | "refused"
  /** Confirmed, but missing from a restored log; the device that made it sends it again. */
  | "not_in_log"
  /** This device cannot read its own row; the quarantine keeps what there is of it. */
  | "damaged";

export interface QuarantineRecord {
  readonly eventId: string;
  readonly gameId: string;
  readonly authorId: string | null;
  readonly outcome: QuarantineOutcome;
  readonly reason: string | null;
  readonly event: GameEvent;
  readonly quarantinedAt: string;
  /** False for events that close quietly (`state_changed`, `not_in_log`): they need no person. */
  readonly attention: boolean;
  /** Set when a person has exported or dismissed the event; the row stays. */
  readonly dismissal: { readonly kind: "exported" | "confirmed"; readonly at: string } | null;
}

export interface CheckpointRecord {
  readonly gameId: string;
  /** The device has the complete log through this position. */
  readonly gameSeq: number;
  /** The event at `gameSeq`, which reveals a restored backup; null at 0 or when unknown. */
  readonly anchorEventId: string | null;
  /** `nextDigest` over the events through `gameSeq`; it also reveals changes before the anchor. */
  readonly logDigest: number;
  readonly headSeq: number;
  readonly epoch: number;
  /** null before the first pull. */
  readonly pulledAt: string | null;
  /** Devices that had sent to the game at the last pull; null before the first pull. */
  readonly seen: readonly SeenDevice[] | null;
  /** True from `dropCheckpoint` until `requeueMissing`. */
  readonly restoring: boolean;
  /** Increased by every write except an append; a snapshot of another version is not used. */
  readonly version: number;
}

/** One small row per game, written with every tap, for lists that must not fold the log (I17). */
export interface GameTotalsRecord extends GameLogSummary {
  readonly gameId: string;
  /** Absent while the game runs, so that a tap does not have to compute it. */
  readonly summary?: GameSummary;
  /** Whether waiting or refused events count here that the server's log lacks (I14). */
  readonly waiting: boolean;
}

/** `base`: the confirmed log through `gameSeq`; `head`: everything through `deviceSeq`. */
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
      readonly pendingEventIds: Set<string>;
    }
);

export interface OperationRecord {
  readonly position: number;
  readonly opId: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly authorId: string | null;
  readonly createdAt: string;
  /** Seen by a person (`isSeen`), it needs no attention any more. */
  readonly refusal: { readonly reason: string | null; readonly isSeen?: true } | null;
  /** ISO 8601, for display only (I10). */
  readonly postponedUntil?: string;
  /** The server has it; kept in case of a restored backup (I3). */
  readonly settledAt?: string | undefined;
}

/** The key is [table, scope, key]: a row of the server in the domain's form. */
export interface ReferenceRecord {
  readonly table: string;
  /** The season's id; "" for tables without a season. */
  readonly scope: string;
  readonly key: string;
  readonly row: unknown;
}

/** Exists when a table was read completely; `read_ages` has the time of the last read. */
export interface ReferenceReadRecord {
  readonly table: string;
  readonly scope: string;
  readonly readAt: string;
}

export interface KeyedRecord {
  readonly key: string;
  readonly value: unknown;
}

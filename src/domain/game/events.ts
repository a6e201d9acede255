import type { ExtraPointType, StatType, TouchdownKind } from "./plays.ts";
import type { StatCounts } from "./stat-catalogue.ts";

/** What one entry of the feed says. `playerId: null` is a team-level entry (D26). */
export interface StatFields {
  readonly statType: StatType;
  /** Touchdowns only; absent reads as a rush. */
  readonly statSubtype?: TouchdownKind;
  readonly teamId: string;
  /** The scorer; on a pass touchdown the receiver (D27). */
  readonly playerId: string | null;
  /** Pass touchdowns only. */
  readonly passerPlayerId?: string | null;
  /** Extra points only. */
  readonly extraPointType?: ExtraPointType;
  /** The tackle that a sack adds (D25). */
  readonly automatic?: boolean;
}

export interface StatEntry extends StatFields {
  readonly entryId: string;
}

export interface Score {
  readonly visitor: number;
  readonly home: number;
}

export type GamePhase = "open" | "final";

/** What a finalize, reopen or reset saw: the server's compare-and-set (I20). */
export interface SeenState {
  readonly seenEpoch: number;
  readonly seenState: GamePhase;
  /** Event id of the last transition seen; null: none seen yet; absent: epoch and state decide. */
  readonly seenTransition?: string | null;
}

export interface PayloadByType {
  "stat.recorded.v1": { readonly entries: readonly StatEntry[] };
  "stat.changed.v1": {
    readonly entryId: string;
    /** Replaces the entry's fields fully (D26). */
    readonly to: StatFields;
    readonly seenVersion?: number;
  };
  "stat.removed.v1": { readonly entryIds: readonly string[] };
  "timeout.used.v1": { readonly teamId: string };
  "timeout.returned.v1": { readonly teamId: string };
  "roster.changed.v1": {
    readonly teamId: string;
    readonly add: readonly string[];
    readonly remove: readonly string[];
    readonly overrides?: readonly { readonly playerId: string; readonly reason: string }[];
  };
  "player.added.v1": {
    readonly playerId: string;
    readonly teamId: string;
    readonly jerseyNumber: string | null;
    readonly name?: string;
  };
  "stats.corrected.v1": {
    readonly playerId: string;
    readonly teamId: string;
    readonly deltas: Partial<StatCounts>;
    /** The figures that the person saw; a different base flags the correction (D37). */
    readonly base?: Partial<StatCounts>;
  };
  "stats.imported.v1": {
    readonly batchId: string;
    readonly rows: readonly {
      readonly playerId: string;
      readonly teamId: string;
      readonly counts: Partial<StatCounts>;
    }[];
  };
  "score.overridden.v1": Score;
  "score.override_cleared.v1": Record<string, never>;
  "game.finalized.v1": SeenState & { readonly computed?: Score; readonly note?: string };
  "game.reopened.v1": SeenState;
  "game.reset.v1": SeenState & { readonly word?: string };
  "held.applied.v1": { readonly eventIds: readonly string[] };
  "held.set_aside.v1": { readonly eventIds: readonly string[] };
}

export type KnownEventType = keyof PayloadByType;

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

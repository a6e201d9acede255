import type { Receipt } from "../contract/outcomes.ts";
import type { PullAnswer } from "../contract/pull-answer.ts";
import type { SeenDevice } from "../domain/access/who-scores.ts";
import type { GameEvent } from "../domain/game/events.ts";
import type { CheckpointRecord, OperationRecord } from "../local/db/records.ts";
import type { Stored } from "../local/db/storage-failure.ts";
import type { LogHead } from "../local/log/apply-receipts.ts";

/** The part of the device's store that the engine uses; src/local implements it. */
export interface SyncStore {
  readonly deviceId: string;
  readonly log: {
    eventsOf(gameId: string): Stored<readonly GameEvent[]>;
    applyReceipts(
      gameId: string,
      receipts: readonly Receipt[],
      head: LogHead | null,
      sent?: readonly GameEvent[],
    ): Stored<{ readonly unresolved: readonly string[]; readonly otherHistory: boolean }>;
    applyRemote(
      gameId: string,
      page: {
        readonly afterSeq: number;
        readonly events: readonly GameEvent[];
        readonly headSeq: number;
        readonly epoch: number;
        readonly anchor: PullAnswer["anchor"];
        readonly seen: readonly SeenDevice[];
      },
      pulledAt: string,
    ): Stored<{ readonly outcome: "applied" | "anchor-mismatch" }>;
    dropCheckpoint(gameId: string): Stored<unknown>;
    requeueMissing(gameId: string, knownIds: ReadonlySet<string>): Stored<unknown>;
    setAside(
      gameId: string,
      events: readonly { readonly eventId: string; readonly reason: string }[],
    ): Stored<unknown>;
  };
  readonly outbox: {
    pendingEvents(
      gameId: string,
      authorIds: readonly (string | null)[] | undefined,
      limit: number,
      except?: ReadonlySet<string>,
    ): Stored<readonly GameEvent[]>;
    summary(): OutboxFacts;
    subscribe(listener: () => void): () => void;
  };
  readonly quarantine: {
    summary(): { readonly attention: number; readonly refused: number };
    subscribe(listener: () => void): () => void;
  };
  readonly checkpoints: {
    get(gameId: string): Stored<CheckpointRecord | null>;
    list(): Stored<readonly CheckpointRecord[]>;
  };
  readonly operations: {
    list(): Stored<readonly OperationRecord[]>;
    settle(opId: string, settledAt: string): Stored<unknown>;
    sendAgain(): Stored<unknown>;
    reject(opId: string, reason: string | null): Stored<unknown>;
    postpone(opId: string, until: string): Stored<unknown>;
    summary(): {
      readonly pending: number;
      readonly authors: readonly (string | null)[];
      readonly refused: number;
    };
    subscribe(listener: () => void): () => void;
  };
}

interface OutboxFacts {
  readonly count: number;
  /** Time by the device's clock, for display (I10). */
  readonly oldestClientTime: string | null;
  readonly byGame: readonly {
    readonly gameId: string;
    readonly authorId: string | null;
    readonly count: number;
  }[];
}

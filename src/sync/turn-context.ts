import type { TurnFailure } from "./reactions.ts";
import type { RetryState } from "./retry-state.ts";
import type { SyncStore } from "./sync-store.ts";
import type { SyncTime } from "./sync-time.ts";
import type { Identity, Transport } from "./transport.ts";

export interface SyncDeps {
  readonly store: SyncStore;
  readonly transport: Transport;
  readonly identity: Identity;
  readonly time: SyncTime;
  /** An event is about to leave the outbox although the server does not have it (I14). */
  readonly onPoison?: () => void;
}

/** What every turn of every game uses. */
export interface TurnContext extends SyncDeps {
  readonly random: () => number;
  /**
   * Shared by all reads: when the server does not answer for one game, a hundred others need not
   * ask, and what waits to be sent is tried first.
   */
  readonly reads: RetryState;
  /** Restarts the stall clock (I13). */
  readonly onReceipt: () => void;
  /** Sending halts until the person or the version changes. */
  readonly onStop: (answer: TurnFailure) => void;
  /** Reports an exception; the queue goes on (S15). */
  readonly onFault: (error: unknown) => void;
  /** A call for waiting events begins (+1) or ends (-1). */
  readonly onSending: (change: 1 | -1) => void;
}

/** The device's database failed: tried again like a busy server. */
export const DEVICE_FAILED: TurnFailure = { kind: "device-failed" };

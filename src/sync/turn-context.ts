import type { SyncDeps } from "./push/push.ts";
import type { TurnFailure } from "./reactions.ts";
import type { RetryState } from "./retry-state.ts";

/** What every turn of every game uses. */
export interface TurnContext extends SyncDeps {
  readonly random: () => number;
  /**
   * Shared by all reads: when the server does not answer for one game, a hundred others need not
   * ask, and what waits to be sent is tried first.
   */
  readonly reads: RetryState;
  /** A receipt arrived: the stall clock starts over (I13). */
  readonly onReceipt: () => void;
  /** Nothing more may be sent before the person or the version changes. */
  readonly onStop: (answer: TurnFailure) => void;
  /** Something threw that must not: it goes to whoever collects errors, and the queue goes on. */
  readonly onFault: (error: unknown) => void;
  /** A call for waiting events begins (+1) or ends (-1). */
  readonly onSending: (change: 1 | -1) => void;
}

/** A database that failed is asked again like a server that is busy. */
export const DEVICE_FAILED: TurnFailure = { kind: "device-failed" };

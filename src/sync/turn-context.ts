import type { Lane } from "./lane.ts";
import type { SyncDeps } from "./push.ts";
import type { TransportAnswer } from "./transport.ts";

/** What every turn of every game uses. */
export interface TurnContext extends SyncDeps {
  readonly random: () => number;
  /**
   * The patience that all reads share: when the server does not answer for one game, a hundred
   * others need not ask, and what waits to be sent is tried first.
   */
  readonly reads: Lane;
  /** A receipt arrived: the stall clock starts over (I13). */
  readonly onReceipt: () => void;
  /** Nothing more may be sent before the person or the version changes. */
  readonly onStop: (answer: TransportAnswer) => void;
  /** A call for waiting events begins (+1) or ends (-1). */
  readonly onSending: (change: 1 | -1) => void;
}

/** A database that failed is asked again like a server that is busy. */
export const STORAGE_TROUBLE: TransportAnswer = {
  kind: "temporary",
  retryAfterMs: null,
  wasTimeout: false,
};

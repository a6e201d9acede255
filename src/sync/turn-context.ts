import type { CallDeps } from "./call-server.ts";
import type { TurnFailure } from "./reactions.ts";
import type { RetryState } from "./retry-state.ts";
import type { SyncStore } from "./sync-store.ts";
import type { SyncTime } from "./sync-time.ts";
import type { Transport } from "./transport.ts";

export interface SyncDeps extends CallDeps {
  readonly store: SyncStore;
  readonly transport: Transport;
  readonly time: SyncTime;
  /** Called before an event leaves the outbox although the server does not have it (I14). */
  readonly onPoison?: () => void;
}

export interface TurnContext extends SyncDeps {
  readonly random: () => number;
  /** All games share it: if the server is silent for one, all wait, and sending comes first. */
  readonly reads: RetryState;
  /** Restarts the stall clock (I13). */
  readonly onReceipt: () => void;
  /** Halts sending until the person or the version changes. */
  readonly onStop: (answer: TurnFailure) => void;
  readonly onFault: (error: unknown) => void;
  /** +1 when a call for waiting events begins, -1 when it ends. */
  readonly onSending: (change: 1 | -1) => void;
}

/** The device's database failed; it is retried like a busy server. */
export const DEVICE_FAILED: TurnFailure = { kind: "device-failed" };

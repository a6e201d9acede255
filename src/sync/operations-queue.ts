import { createLane, noteFailure, noteSuccess, wakeLane } from "./lane.ts";
import { pushOperations, sendableOperations } from "./operations-push.ts";
import type { SyncDeps } from "./push.ts";
import type { LastProblem } from "./status.ts";
import type { TransportAnswer } from "./transport.ts";

/** The one queue of commands that are no game events; it has a patience of its own. */
export interface OperationsQueue {
  readonly problem: LastProblem;
  /** Monotonic milliseconds; null: nothing of this person waits. */
  nextAt(): number | null;
  wake(now: number, byHand: boolean): void;
  /** Counts again what the person signed in may send. */
  count(): Promise<void>;
  /** Sends what is due. Never throws. */
  takeTurn(signal: AbortSignal): Promise<void>;
}

export function createOperationsQueue(
  deps: SyncDeps & { readonly random: () => number },
  onReceipt: () => void,
  onStop: (answer: TransportAnswer) => void,
): OperationsQueue {
  const lane = createLane();
  let sendable = 0;
  let isBusy = false;

  async function count(): Promise<void> {
    const listed = await sendableOperations(deps.store, deps.identity.currentUserId());
    // A failed count keeps the old one: it must never look like an empty queue (I23).
    if (listed.ok) sendable = listed.value.length;
  }

  return {
    get problem() {
      return sendable > 0 ? lane.problem : null;
    },
    nextAt: () => (sendable === 0 || isBusy ? null : lane.notBefore),
    wake: (now, byHand) => wakeLane(lane, now, byHand),
    count,
    async takeTurn(signal) {
      isBusy = true;
      const outcome = await pushOperations(deps, signal);
      if (outcome.kind === "done") {
        noteSuccess(lane);
        onReceipt();
      } else {
        const answer: TransportAnswer =
          outcome.kind === "failed"
            ? outcome.answer
            : { kind: "temporary", retryAfterMs: null, wasTimeout: false };
        const reaction = noteFailure(lane, answer, deps.time.monotonic(), deps.random);
        if (reaction.next === "stop") onStop(answer);
      }
      await count();
      isBusy = false;
    },
  };
}

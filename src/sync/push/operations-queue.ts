import type { TurnFailure } from "../reactions.ts";
import {
  createRetryState,
  noteFailure,
  noteSuccess,
  type RetryState,
  wakeRetry,
} from "../retry-state.ts";
import type { LastProblem } from "../status/status.ts";
import { DEVICE_FAILED, type TurnContext } from "../turn-context.ts";
import { type OperationsOutcome, pushOperations, sendableOperations } from "./operations-push.ts";
import { createSuspicion, type Suspicion } from "./suspicion.ts";

/** Each kind has its own retry state, so that no report delays a jersey number (I14). */
export interface OperationsQueue {
  problems(): readonly LastProblem[];
  /** In monotonic milliseconds; null if nothing of this person waits. */
  nextAt(): number | null;
  /** True if something waits that the server has not postponed by a Retry-After (I13). */
  canSend(): boolean;
  wake(now: number, byHand: boolean): void;
  count(): Promise<void>;
  /** Sends what is due; an exception is reported and retried like a failed call. */
  takeTurn(signal: AbortSignal): Promise<void>;
}

export function createOperationsQueue(deps: TurnContext): OperationsQueue {
  const retries = new Map<string, RetryState>();
  const suspicions = new Map<string, Suspicion>();
  let waiting: readonly string[] = [];
  let isBusy = false;

  function retryOf(kind: string): RetryState {
    const known = retries.get(kind);
    if (known !== undefined) return known;
    const retry = createRetryState();
    retries.set(kind, retry);
    return retry;
  }

  function suspicionOf(kind: string): Suspicion {
    const suspicion = suspicions.get(kind) ?? createSuspicion();
    suspicions.set(kind, suspicion);
    return suspicion;
  }

  async function count(): Promise<void> {
    const listed = await sendableOperations(deps.store, deps.identity.currentUserId());
    // A failed count keeps the previous one: it must never look like an empty queue (I23).
    if (listed.ok) waiting = [...new Set(listed.value.map(({ kind }) => kind))];
  }

  function note(retry: RetryState, outcome: OperationsOutcome): boolean {
    if (outcome.kind === "done") {
      noteSuccess(retry);
      deps.onReceipt();
      return true;
    }
    const answer: TurnFailure = outcome.kind === "failed" ? outcome.answer : DEVICE_FAILED;
    const reaction = noteFailure(retry, answer, deps.time.monotonic(), deps.random);
    if (reaction.next === "stop") deps.onStop(answer);
    return reaction.next !== "stop";
  }

  return {
    problems: () => waiting.map((kind) => retryOf(kind).problem),
    nextAt() {
      if (waiting.length === 0 || isBusy) return null;
      return Math.min(...waiting.map((kind) => retryOf(kind).notBefore));
    },
    canSend: () => waiting.some((kind) => !retryOf(kind).isServerNamed),
    wake(now, byHand) {
      for (const retry of retries.values()) wakeRetry(retry, now, byHand);
    },
    count,
    async takeTurn(signal) {
      isBusy = true;
      const now = deps.time.monotonic();
      const due = waiting.filter((kind) => retryOf(kind).notBefore <= now);
      try {
        for (const kind of due) {
          if (!note(retryOf(kind), await pushOperations(deps, kind, suspicionOf(kind), signal)))
            break;
        }
        await count();
      } catch (error) {
        for (const kind of due) {
          noteFailure(retryOf(kind), DEVICE_FAILED, deps.time.monotonic(), deps.random);
        }
        deps.onFault(error);
      } finally {
        isBusy = false;
      }
    },
  };
}

import { backoffDelayMs } from "./backoff.ts";
import { type Reaction, reactionTo, type TurnFailure } from "./reactions.ts";
import type { LastProblem } from "./status/status.ts";

/** The delay after an answer that a quick retry cannot change, such as a missing right. */
const SLOW_RETRY_MS = 60_000;

/** Says when one kind of call may be made again, and why not earlier, in monotonic milliseconds. */
export interface RetryState {
  notBefore: number;
  failures: number;
  /** The server named the time (Retry-After), so only a person can bring it forward. */
  isServerNamed: boolean;
  problem: LastProblem;
}

export function createRetryState(): RetryState {
  return { notBefore: 0, failures: 0, isServerNamed: false, problem: null };
}

export function noteSuccess(retry: RetryState): void {
  retry.notBefore = 0;
  retry.failures = 0;
  retry.isServerNamed = false;
  retry.problem = null;
}

export function noteFailure(
  retry: RetryState,
  answer: TurnFailure,
  now: number,
  random: () => number,
): Reaction {
  const reaction = reactionTo(answer);
  retry.problem = reaction.problem;
  retry.failures += 1;
  retry.isServerNamed = reaction.retryAfterMs !== null;
  retry.notBefore =
    now +
    (reaction.next === "back-off"
      ? backoffDelayMs(retry.failures, reaction.retryAfterMs, random, reaction.longestMs)
      : SLOW_RETRY_MS);
  return reaction;
}

export function wakeRetry(retry: RetryState, now: number, byHand: boolean): void {
  if (retry.isServerNamed && !byHand) return;
  retry.notBefore = Math.min(retry.notBefore, now);
  retry.failures = 0;
  retry.isServerNamed = false;
}

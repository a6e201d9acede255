import { backoffDelayMs } from "./backoff.ts";
import { type Reaction, reactionTo, type TurnFailure } from "./reactions.ts";
import type { LastProblem } from "./status/status.ts";

/** For an answer that a quick retry cannot change: somebody must grant a right first. */
const SLOW_RETRY_MS = 60_000;

/**
 * When one kind of call (sending a game, reading a game, sending one kind of command) may be
 * made again, and why not earlier. Times are monotonic milliseconds.
 */
export interface RetryState {
  notBefore: number;
  failures: number;
  /** The server named the moment (Retry-After): only a person brings it forward. */
  isServerNamed: boolean;
  problem: LastProblem;
}

export function createRetryState(): RetryState {
  return { notBefore: 0, failures: 0, isServerNamed: false, problem: null };
}

/** The call brought its value: the back-off starts over next time. */
export function noteSuccess(retry: RetryState): void {
  retry.notBefore = 0;
  retry.failures = 0;
  retry.isServerNamed = false;
  retry.problem = null;
}

/** The call failed: waits as the table of answers says, and returns that row of the table. */
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
      ? backoffDelayMs(retry.failures, reaction.retryAfterMs, random)
      : SLOW_RETRY_MS);
  return reaction;
}

/** The network, the page or a person came back. */
export function wakeRetry(retry: RetryState, now: number, byHand: boolean): void {
  if (retry.isServerNamed && !byHand) return;
  retry.notBefore = Math.min(retry.notBefore, now);
  retry.failures = 0;
  retry.isServerNamed = false;
}

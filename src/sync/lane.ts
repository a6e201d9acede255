import { backoffDelayMs } from "./backoff.ts";
import { type Reaction, reactionTo, type TurnFailure } from "./reactions.ts";
import type { LastProblem } from "./status/status.ts";

/** A quick retry cannot change the answer: a right that somebody must grant first. */
const SLOW_RETRY_MS = 60_000;

/**
 * The patience of one kind of call (sending a game, reading a game, sending commands): when it
 * may be made again and why not earlier. All times are monotonic milliseconds.
 */
export interface Lane {
  notBefore: number;
  failures: number;
  /** The server named the moment (Retry-After): only a person brings it forward. */
  isPatient: boolean;
  problem: LastProblem;
}

export function createLane(): Lane {
  return { notBefore: 0, failures: 0, isPatient: false, problem: null };
}

/** The call brought its value: the back-off starts over next time. */
export function noteSuccess(lane: Lane): void {
  lane.notBefore = 0;
  lane.failures = 0;
  lane.isPatient = false;
  lane.problem = null;
}

/** The call failed; the lane waits as the table of answers says. Out: the table's row. */
export function noteFailure(
  lane: Lane,
  answer: TurnFailure,
  now: number,
  random: () => number,
): Reaction {
  const reaction = reactionTo(answer);
  lane.problem = reaction.problem;
  lane.failures += 1;
  lane.isPatient = reaction.retryAfterMs !== null;
  lane.notBefore =
    now +
    (reaction.next === "back-off"
      ? backoffDelayMs(lane.failures, reaction.retryAfterMs, random)
      : SLOW_RETRY_MS);
  return reaction;
}

/** The network, the page or a person came back. */
export function wakeLane(lane: Lane, now: number, byHand: boolean): void {
  if (lane.isPatient && !byHand) return;
  lane.notBefore = Math.min(lane.notBefore, now);
  lane.failures = 0;
  lane.isPatient = false;
}

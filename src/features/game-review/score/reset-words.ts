import type { CommandFailure } from "../../../app/commands/command-failure.ts";
import { reviewMessages } from "../review-messages.ts";

const TOLD_AS_THEY_ARE: ReadonlySet<string> = new Set(["offline", "permission", "sign-in-needed"]);

/**
 * What is said of a reset that did not come back with a yes (P §8). One without an answer may
 * still count: "failed, try again" would be untrue, and would reset twice.
 */
export function resetWords({ code, message, refusal }: CommandFailure): string {
  const isTold = TOLD_AS_THEY_ARE.has(code) || refusal === "reset_unconfirmed";
  return isTold ? message : reviewMessages.failures.reset;
}

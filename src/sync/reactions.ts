import { LONGEST_DELAY_MS } from "./backoff.ts";
import type { LastProblem } from "./status/status.ts";
import type { TransportAnswer } from "./transport.ts";

export type TurnFailure =
  | TransportAnswer
  /** Everything that was tried alone was refused, so the server is at fault (I14). */
  | { readonly kind: "everything-refused" }
  /** The device's database failed, or something threw (S15). */
  | { readonly kind: "device-failed" };

export interface Reaction {
  /**
   * `back-off`: 1→60 s · `slow`: 60 s · `halve`: at once, half the batch (I14) · `stop`: until the
   * person or the version changes.
   */
  readonly next: "back-off" | "slow" | "halve" | "stop";
  readonly problem: LastProblem;
  /** The next batch takes half as many events. */
  readonly shorten: boolean;
  readonly retryAfterMs: number | null;
  readonly longestMs: number;
}

/** A silent network may return at any moment, and asking costs no server anything (D73). */
const LONGEST_SILENCE_MS = 30_000;

const QUIET = { shorten: false, retryAfterMs: null, longestMs: LONGEST_DELAY_MS } as const;

/** Returns the reaction from the table of answers in SPEC.md. */
export function reactionTo(answer: TurnFailure): Reaction {
  switch (answer.kind) {
    case "device-failed":
      return { ...QUIET, next: "back-off", problem: "device-failed" };
    case "everything-refused":
      return { ...QUIET, next: "back-off", problem: "everything-refused" };
    case "unknown":
      return {
        ...QUIET,
        next: "back-off",
        problem: "no-answer",
        shorten: answer.wasTimeout,
        longestMs: LONGEST_SILENCE_MS,
      };
    case "temporary":
      return {
        ...QUIET,
        next: "back-off",
        problem: "server-busy",
        shorten: answer.wasTimeout,
        retryAfterMs: answer.retryAfterMs,
      };
    case "token-expired":
      // A fresh token was refused too, so the server's clock or key is wrong.
      return { ...QUIET, next: "back-off", problem: "server-busy" };
    case "wrong-identity":
      return { ...QUIET, next: "back-off", problem: null };
    case "sign-in-required":
      return { ...QUIET, next: "stop", problem: "sign-in-required" };
    case "permission":
    case "gone":
      return { ...QUIET, next: "slow", problem: "permission" };
    case "batch-refused":
      return { ...QUIET, next: "halve", problem: null };
    case "protocol-too-old":
      return { ...QUIET, next: "stop", problem: "protocol-too-old" };
  }
}

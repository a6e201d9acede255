import type { PrefetchStatus } from "../prefetch/prefetch.ts";

/** Why rows are not on this device: on their way, out of reach, or refused. */
export type Absence = "loading" | "unreachable" | "failed";

/** What is known of one reading that would bring rows. */
interface ReadingReach {
  /** Undefined until the network's part has been started. */
  readonly prefetch: Pick<PrefetchStatus, "isRunning" | "problem"> | undefined;
  /** What the browser says; a hint, never proof. */
  readonly isOnline: boolean;
}

/** The same of the prefetch, which also knows when it last brought everything. */
export interface Reach extends ReadingReach {
  readonly prefetch:
    | Pick<PrefetchStatus, "isRunning" | "problem" | "finishedAt" | "isVisitor">
    | undefined;
}

/** For rows that were never read: what a screen may say of them (D9). */
export function whyAbsent({ prefetch, isOnline }: ReadingReach): Absence {
  if (prefetch === undefined) return "loading";
  if (!isOnline) return "unreachable";
  if (prefetch.isRunning || prefetch.problem === null) return "loading";
  return prefetch.problem === "unknown" ? "unreachable" : "failed";
}

/**
 * Why a season is not among those on this device. `gone`: the server has named them to this reader
 * in this visit; `hidden`: it has, to a visitor, who may see fewer (D10); `unreachable`: it cannot
 * be asked.
 */
export type WhyMissing = "gone" | "hidden" | "unreachable";

export function whyUnknown({ prefetch, isOnline }: Reach): WhyMissing | "loading" {
  if (prefetch === undefined) return "loading";
  if (prefetch.finishedAt !== null) return prefetch.isVisitor ? "hidden" : "gone";
  return isOnline && prefetch.problem === null ? "loading" : "unreachable";
}

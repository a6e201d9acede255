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
  readonly prefetch: Pick<PrefetchStatus, "isRunning" | "problem" | "finishedAt"> | undefined;
}

/** For rows that were never read: what a screen may say of them (D9). */
export function whyAbsent({ prefetch, isOnline }: ReadingReach): Absence {
  if (prefetch === undefined) return "loading";
  if (!isOnline) return "unreachable";
  if (prefetch.isRunning || prefetch.problem === null) return "loading";
  return prefetch.problem === "unknown" ? "unreachable" : "failed";
}

/**
 * For a season that is not among those read: `gone` once the server has named them in this visit,
 * `unreachable` while it cannot be asked.
 */
export function whyUnknown({ prefetch, isOnline }: Reach): "loading" | "unreachable" | "gone" {
  if (prefetch === undefined) return "loading";
  if (prefetch.finishedAt !== null) return "gone";
  return isOnline && prefetch.problem === null ? "loading" : "unreachable";
}
